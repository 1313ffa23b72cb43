import { COLUMN_WIDTH, ROW_HEIGHT } from '../geometry';
import type { Styles } from './styles';

/** A cell. */
export const cellStyles: Styles = (palette) => ({
  position: 'absolute',
  top: 0,
  width: COLUMN_WIDTH,
  height: ROW_HEIGHT - 1,
  lineHeight: `${ROW_HEIGHT - 1}px`,
  paddingInline: 8,
  boxSizing: 'border-box',
  borderInlineEnd: `1px solid ${palette.divider}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  cursor: 'cell',
  userSelect: 'none',
});

/** What a cell says by weight, slant, signs and pattern. */
export const stateStyles: Styles = (palette) => ({
  '&[data-kind=derived], &[data-kind=supplement]': {
    fontStyle: 'italic',
    color: palette.text.secondary,
  },
  '&[data-kind=missing]': {
    backgroundImage: `repeating-linear-gradient(135deg, ${palette.divider} 0 1px, transparent 1px 6px)`,
  },
  // Only what differs from the saved prices.
  '&:has([data-unsaved])': { fontWeight: 600 },
  '&[aria-selected=true]': { backgroundColor: palette.action.selected },
  '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  '&[aria-invalid=true]': {
    color: palette.error.main,
    boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
    textDecoration: 'underline wavy',
  },
  // Signs, which forced colours keep.
  '&[data-special]::before': {
    content: '"★"',
    float: 'inline-start',
    fontSize: '0.75rem',
    fontStyle: 'normal',
  },
  '&[data-stopped]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    borderBottom: `3px solid ${palette.error.main}`,
  },
  '& [data-unsaved]': {
    position: 'absolute',
    insetBlockStart: -8,
    insetInlineStart: 2,
    color: palette.warning.main,
    fontStyle: 'normal',
    fontSize: '1rem',
  },
});

/** The input of an open cell. */
export const inputStyles: Styles = (palette) => ({
  '& input': {
    display: 'block',
    width: '100%',
    height: ROW_HEIGHT - 5,
    margin: '2px 0',
    padding: '0 4px',
    boxSizing: 'border-box',
    font: 'inherit',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: palette.text.primary,
    background: palette.background.default,
    border: `1px solid ${palette.primary.main}`,
    borderRadius: 2,
    outline: 'none',
  },
  '& [data-cell]:has(input)': { paddingInline: 2, overflow: 'visible' },
});
