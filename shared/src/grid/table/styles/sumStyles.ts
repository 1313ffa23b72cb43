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
    gap: '0 20px',
    position: 'sticky',
    insetInlineStart: 0,
    width: '100cqi',
    height: 'auto',
    padding: '6px 12px',
    whiteSpace: 'normal',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-label]': { fontWeight: 400, color: palette.text.secondary },
});
