import type { Styles } from './styles';

/** The row of sums, at the lower edge of the visible rows: as wide as they are, however far the table is scrolled sideways. */
export const sumStyles: Styles = (palette) => ({
  bottom: 0,
  '& [role=row]': {
    display: 'block',
    borderTop: `1px solid ${palette.divider}`,
    borderBottom: 0,
  },
  '& [data-cell]': {
    flexWrap: 'wrap',
    gap: '0 16px',
    position: 'sticky',
    insetInlineStart: 0,
    width: '100cqi',
    height: 'auto',
    padding: '4px 12px',
    fontSize: '0.8125rem',
    lineHeight: '18px',
    whiteSpace: 'normal',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-label]': { fontWeight: 400, color: palette.text.secondary },
});
