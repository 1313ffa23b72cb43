import type { Styles } from './styles';

/** A row as a card. */
export const cardStyles: Styles = (palette) => ({
  '& [role=row], & [data-sums], & [role=presentation]': { minWidth: 0 },
  // Checkbox and image at the start, actions at the end; between them the name and the facts.
  '& [role=row]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: 10,
    position: 'relative',
    minHeight: 64,
    overflow: 'hidden',
    padding: '7px 12px 3px',
    lineHeight: '18px',
    whiteSpace: 'normal',
  },
  '& [role=row]:has([data-own][data-pinned=start])': { paddingInlineStart: 44 },
  '& [role=row]:has([data-picture])': { paddingInlineStart: 82 },
  '& [role=row]:has([data-own][data-pinned=start]):has([data-picture])': { paddingInlineStart: 110 },
  '& [role=row]:has([data-own][data-pinned=end])': { paddingInlineEnd: 52 },
  '& [role=row]:has([data-actions] > :nth-child(3))': { paddingInlineEnd: 84 },
  '& [data-cell]': {
    display: 'inline-block',
    maxWidth: '100%',
    height: 'auto',
    padding: 0,
    fontSize: '0.8125rem',
    textOverflow: 'ellipsis',
    textAlign: 'start',
    verticalAlign: 'top',
    color: palette.text.secondary,
  },
});

/** The facts of a card, its image and its actions. */
export const factStyles: Styles = (palette) => ({
  '& [data-pinned]': { position: 'static' },
  '& [data-edge][data-pinned]': { boxShadow: 'none', '&::before': { content: 'none' } },
  '& [data-own], & [data-picture]': {
    display: 'grid',
    alignContent: 'center',
    position: 'absolute',
    insetBlock: 0,
  },
  '& [data-own][data-pinned=start]': { insetInlineStart: '10px !important' },
  '& [data-own][data-pinned=end]': { insetInlineEnd: '12px !important' },
  '& [data-actions]': { flexDirection: 'column', gap: 0 },
  // A column of three is higher than the card.
  '& [data-actions]:has(> :nth-child(3))': { flexFlow: 'row wrap-reverse', justifyContent: 'end', width: 64 },
  '& [data-picture]': { insetInlineEnd: 'auto', marginInlineStart: -66 },
  '& [data-name]': {
    flex: '1 0 100%',
    lineHeight: '24px',
    fontSize: '0.875rem',
    color: palette.text.primary,
  },
  // What leads is the first line, with the name behind it; the facts begin a line of their own.
  '& [role=row]:has([data-fact=lead]:not(:empty))::before': { content: '""', flexBasis: '100%' },
  '& [data-fact=lead]:not(:empty)': {
    order: -2,
    maxWidth: 'calc(100% - 96px)',
    lineHeight: '24px',
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: palette.text.primary,
  },
  '& [data-name]:has(~ [data-fact=lead]:not(:empty))': {
    order: -1,
    flex: 'none',
    fontSize: '0.8125rem',
    color: palette.text.secondary,
    '& > a': { color: 'inherit', fontWeight: 400 },
  },
  '& [data-cell]:not([data-picture], [data-own], [data-name], [data-fact]), & [data-fact]:empty': {
    display: 'none',
  },
  '& [data-fact] > *': { display: 'inline' },
  '& [data-fact=labelled]::before': { content: 'attr(data-title) ": "' },
  '& [data-sums] [role=row]': { padding: 0 },
  '& [data-sums] [data-cell]': {
    display: 'flex',
    padding: '6px 12px',
    color: palette.text.primary,
  },
});
