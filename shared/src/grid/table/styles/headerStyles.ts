import type { Styles } from './styles';

/** The headings of the columns, which sort, are dragged and have a menu. */
export const headerStyles: Styles = (palette) => ({
  top: 0,
  color: palette.text.secondary,
  '& [data-cell]': {
    height: 35,
    fontSize: '0.8125rem',
    position: 'relative',
    overflow: 'visible',
    userSelect: 'none',
    touchAction: 'pan-x pan-y',
  },
  '& [data-cell][data-pinned]': { position: 'sticky', zIndex: 2 },
  '& [data-label]': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 'inherit',
    fontWeight: 600,
  },
  '& button[data-label]': { marginInlineStart: -6, padding: '2px 6px', justifyContent: 'flex-start' },
  // The menu button is mostly invisible, so the heading is right-aligned with its numbers.
  '& [data-align=end]': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  '& [data-align=end] button[data-label]': { marginInline: '0 -6px' },
  '& [data-menu]': { position: 'absolute', insetInlineEnd: 6, padding: 4, opacity: 0 },
  '& [data-align=end] [data-menu]': { insetInlineStart: 6, insetInlineEnd: 'auto' },
  '& [data-cell]:hover [data-menu], & [data-cell]:focus-within [data-menu], & [data-cell]:focus [data-menu]':
    { opacity: 1 },
  '& [data-drop=before]': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
  '& [data-drop=after]': { boxShadow: `inset -3px 0 0 ${palette.primary.main}` },
  // The heading makes room for the button when it appears.
  '& [data-cell]:not([data-own])': {
    '&:hover, &:focus, &:focus-within': { '& [data-label]': { maxWidth: 'calc(100% - 20px)' } },
  },
  '@media (hover: none)': {
    '& [data-menu]': { opacity: 1 },
    '& [data-cell]:not([data-own]) [data-label]': { maxWidth: 'calc(100% - 20px)' },
  },
});

/** The handles between headings, which resize columns. */
export const handleStyles: Styles = (palette) => ({
  // A target of 24 pixels around a line of one, across the edges of two cells.
  '& [data-handle]': {
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: -12,
    top: 6,
    bottom: 6,
    width: 24,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(50% - 1px)',
      borderInlineStart: `1px solid ${palette.divider}`,
    },
    '&:hover::after, &:active::after': { borderInlineStart: `3px solid ${palette.primary.main}` },
  },
  '& [data-pinned=end] [data-handle]': { insetInlineStart: -12, insetInlineEnd: 'auto' },
  // The last column has no line after it.
  '& [data-cell]:last-child:not([data-pinned=end])': {
    paddingInlineEnd: 24,
    '& [data-handle]': { insetInlineEnd: 0 },
  },
});
