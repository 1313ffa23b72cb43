import { visuallyHidden, type Theme } from '@itinera/shared/ui';
import { roomStyle } from './rooms/roomStyle';

const wide = '@container (min-width: 860px)';
const narrow = '@container (max-width: 859.95px)';
const phone = '@container (max-width: 519.95px)';

/** Height of a row with two lines. */
const rowHeight = 52;

/** What is cut in a row is whole in its title, in a card, and in the rooms of the hotel. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 };

const secondLine = {
  '& [data-second]': { display: 'flex', gap: 0.5, alignItems: 'center', minWidth: 0, flexWrap: 'wrap' },
  '& [data-tags]': { display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 },
  '& [data-cut]': { overflowWrap: 'anywhere' },
};

/** In a row, words are one line, and what a tag says comes before the rest of it. */
const oneLine = {
  '& [data-cut]': { ...cut, display: 'block' },
  '& [data-second]': { flexWrap: 'nowrap' },
  '& [data-second] [data-cut]': { flex: '0 1 auto' },
  '& [data-tags]': { flexWrap: 'nowrap', flex: '0 0 auto', maxWidth: '65%' },
  '& [data-tag]': { flex: 'none' },
  '& [data-tags] > *': cut,
  // What blocks a trip is read first.
  '& [data-tags] > [data-look=offer]': { flexShrink: 1000 },
};

const card = {
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) repeat(3, auto)',
  '& [data-column=hotel], & [data-column=actions], & [data-column=heading]': { gridColumn: '1 / -1' },
  '& [data-column=actions]': { justifyContent: 'flex-start' },
  '& [data-column=price]': { '&::before': { content: 'attr(data-label) " "', color: 'text.secondary' } },
};

const cardOfPhone = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& [data-column=dates], & [data-price=markup]': { textAlign: 'end' },
  '& [data-column=price]': { textAlign: 'start' },
  '& [data-column=actions]': { gridColumn: 'auto', justifyContent: 'flex-end' },
};

/** A row per trip on wide screens, a card on narrow ones. */
export const tableStyle = (columns: string) => (theme: Theme) => ({
  fontSize: '0.875rem',
  lineHeight: '20px',
  ...secondLine,
  '& [data-line]': {
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: 1,
    alignItems: 'start',
    p: 1,
    borderBottom: 1,
    borderColor: 'divider',
    [narrow]: card,
    [phone]: cardOfPhone,
  },
  '& [data-line][aria-level="1"]': {
    [wide]: { minHeight: rowHeight, py: 0.5, alignItems: 'center', ...oneLine },
  },
  ...roomStyle(theme, narrow),
  '& [data-under]': { paddingInlineStart: 10, [narrow]: { p: 0 } },
  '& [role=row][tabindex]': {
    scrollMarginBlock: 80,
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
    '&[data-marked]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
    '&[aria-level="2"]': { backgroundColor: theme.palette.action.hover },
    [wide]: {
      '@media (hover: hover)': {
        '&:not(:hover, :focus-within) [data-quiet]': { opacity: 0 },
      },
    },
  },
  '& [data-head]': {
    color: 'text.secondary',
    fontSize: '0.75rem',
    lineHeight: '16px',
    py: 0.5,
    [narrow]: { ...visuallyHidden, p: 0 },
  },
  '& [data-column=price]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& [data-column=actions]': { display: 'flex', gap: 0.5, justifyContent: 'flex-end', alignItems: 'center' },
  '&[data-old] [data-column=price], &[data-old] [data-amount]': {
    opacity: 0.6,
    textDecoration: 'line-through',
  },
  // Print has no dark theme and no buttons.
  '@media print': {
    '& *': { color: '#000 !important' },
    '& [data-column=actions]': { display: 'none' },
    '& [data-line]': { breakInside: 'avoid' },
  },
});
