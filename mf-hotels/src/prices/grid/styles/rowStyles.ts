import { HEADER_HEIGHT, ROW_HEIGHT } from '../geometry';
import type { Styles } from './styles';

/** Rows, their headings, and the headings of boardings. */
export const rowStyles: Styles = (palette) => ({
  '& [data-corner], & [role=rowheader]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    width: 'var(--head)',
    background: 'inherit',
    boxSizing: 'border-box',
    borderInlineEnd: `1px solid ${palette.divider}`,
  },
  '& [data-corner]': { textAlign: 'start' },
  '& [data-line]': {
    position: 'absolute',
    insetInlineStart: 0,
    width: '100%',
    height: ROW_HEIGHT,
    boxSizing: 'border-box',
    borderBottom: `1px solid ${palette.divider}`,
    background: palette.background.paper,
  },
  // Covers the rows that are scrolled below it, and is covered by the headings of the periods.
  '& [data-section]': {
    position: 'sticky',
    top: HEADER_HEIGHT,
    zIndex: 3,
    background: palette.background.default,
    fontWeight: 600,
  },
  '& [data-today]': {
    position: 'absolute',
    insetBlock: 0,
    width: 0,
    borderInlineStart: `1px dashed ${palette.text.primary}`,
    pointerEvents: 'none',
    opacity: 0.4,
  },
  '& [data-whole]': { cursor: 'pointer' },
  '& [role=rowheader]': {
    height: ROW_HEIGHT - 1,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    paddingInline: '10px 2px',
    whiteSpace: 'nowrap',
  },
  // A section row has its name only.
  '& [data-section] [role=rowheader]': { width: 'fit-content', maxWidth: '100%', borderInlineEnd: 0 },
  '& [data-room]': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  '& [data-party]': { fontVariantNumeric: 'tabular-nums' },
  '& [data-band]': {
    fontSize: '0.75rem',
    lineHeight: '16px',
    paddingInline: 4,
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
  },
  '& [data-off]': { color: palette.text.secondary },
  '& [data-off] [data-cell]': { color: palette.text.secondary },
});

/** The buttons of a row. */
export const toolStyles: Styles = (palette) => ({
  '& button[data-tool]': {
    flexShrink: 0,
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  },
  '& [data-more]': { marginInlineStart: 'auto' },
});
