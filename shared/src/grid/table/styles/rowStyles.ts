import type { Theme } from '@itinera/shared/ui';
import type { Styles } from './styles';

/** The colour of a state over the background of the table, so that nothing shines through a pinned cell. */
const over = (colour: string, { background }: Theme['palette']) =>
  `linear-gradient(${colour}, ${colour}), ${background.paper}`;

/** Rows, and the cells in them. */
export const rowStyles: Styles = (palette) => ({
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: 'var(--tracks)',
    minWidth: 'var(--least)',
    background: palette.background.paper,
    borderBottom: `1px solid ${palette.divider}`,
    boxSizing: 'border-box',
  },
  '& [role=presentation], & [data-header], & [data-sums]': { minWidth: 'var(--least)' },
  '& [data-cell]': {
    display: 'flex',
    alignItems: 'center',
    height: 'calc(var(--row) - 1px)',
    padding: '0 12px',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    background: 'inherit',
    boxSizing: 'border-box',
    textAlign: 'start',
    fontWeight: 'inherit',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
});

/** What a cell shows, where it is pinned, and how its row is marked. */
export const cellStyles: Styles = (palette) => ({
  // One rule for the table instead of a component per cell, because lists have hundreds of cells.
  '& a:not([class])': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-name] a:not([class])': { fontWeight: 600 },
  // Truncates long text, in whatever element it is.
  '& [role=gridcell] > *, & [role=rowheader] > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-align=end]': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
  '& [data-pinned]': { position: 'sticky', zIndex: 1 },
  // What has the focus in a pinned cell is visible, and needs no room beside the pinned columns: the table would scroll to its end.
  '& [data-pinned], & [data-pinned] *': {
    scrollMarginInline: 'calc(-1 * var(--pinned-start)) calc(-1 * var(--pinned-end))',
  },
  '& [data-edge][data-pinned=start]': { boxShadow: `1px 0 0 ${palette.divider}` },
  // A column that does not fit is covered, see `useCutColumn`.
  '& [data-edge][data-pinned=end]': {
    overflow: 'visible',
    boxShadow: `-1px 0 0 ${palette.divider}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      width: 'var(--cut, 0px)',
      marginInlineEnd: '1px',
      pointerEvents: 'none',
      background: 'inherit',
      maskImage: 'linear-gradient(to right, transparent, #000 min(32px, 50%))',
    },
  },
  // Not header and sums.
  '& [data-index]:hover': { background: over(palette.action.hover, palette) },
  '& [role=row]:is([aria-selected=true], [aria-current=true])': {
    background: over(palette.action.selected, palette),
  },
  // Its neighbours stay visible, and so does it below the header.
  '& [role=row][aria-current=true]': { scrollMarginBlock: 80 },
  '&[data-paging=pages] [data-cell]': { scrollMarginBlock: 80 },
});
