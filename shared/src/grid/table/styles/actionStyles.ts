import type { Styles } from './styles';

/** The buttons of a row. */
export const actionStyles: Styles = (palette) => ({
  // Where a row can be pointed at, its buttons appear when it is, has the focus or has an open menu; elsewhere they are faint.
  '& [data-actions]': {
    display: 'inline-flex',
    gap: 4,
    '& button': {
      display: 'grid',
      padding: 5,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: palette.text.secondary,
      opacity: 0.7,
      cursor: 'pointer',
      userSelect: 'none',
      '&:hover': { background: palette.action.hover },
    },
    '& svg': { width: 20, height: 20, fill: 'currentColor' },
  },
  '@media (hover: hover)': {
    '& [role=row]:not(:hover, :focus-within, [aria-current=true], :has([aria-expanded=true])) [data-actions] button':
      { opacity: 0 },
    '& [role=row]:hover [data-actions] button': { opacity: 1, color: palette.text.primary },
  },
  '& [role=row]:focus-within [data-actions] button': { opacity: 1, color: palette.text.primary },
  '& [role=row] [data-actions] button[data-danger]:is(:hover, :focus)': { color: palette.error.main },
});
