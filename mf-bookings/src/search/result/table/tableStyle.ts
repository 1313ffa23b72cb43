import { visuallyHidden, type Theme } from '@itinera/shared/ui';

const narrow = '@container (max-width: 859.95px)';
const phone = '@container (max-width: 519.95px)';

/** A row per trip on wide screens, a card on narrow ones. */
export const tableStyle = (columns: string) => (theme: Theme) => ({
  fontSize: '0.875rem',
  '& [data-line]': {
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: 1.5,
    alignItems: 'start',
    p: 1,
    borderBottom: 1,
    borderColor: 'divider',
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) repeat(3, auto)',
      '& [data-column=hotel], & [data-column=actions], & [data-column=heading]': { gridColumn: '1 / -1' },
      '& [data-column=actions]': { justifyContent: 'flex-start' },
      '& [data-column=price]': { '&::before': { content: 'attr(data-label) " "', color: 'text.secondary' } },
    },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& [data-column=dates], & [data-price=markup]': { textAlign: 'end' },
      '& [data-column=price]': { textAlign: 'start' },
      '& [data-price=sale]': { gridColumn: '1 / -1' },
    },
  },
  '& [data-under]': { paddingInlineStart: 11, [narrow]: { p: 0 } },
  '& [role=row][tabindex]': {
    scrollMarginBlock: 80,
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
    '&[data-marked]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
    '&[aria-level="2"]': { backgroundColor: theme.palette.action.hover },
  },
  '& [data-head]': {
    color: 'text.secondary',
    fontSize: '0.8125rem',
    [narrow]: { ...visuallyHidden, p: 0 },
  },
  '& [data-column=price]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& [data-column=actions]': { display: 'flex', gap: 0.5, justifyContent: 'flex-end', alignItems: 'center' },
  '&[data-old] [data-column=price]': { opacity: 0.6, textDecoration: 'line-through' },
  // Print has no dark theme and no buttons.
  '@media print': {
    '& *': { color: '#000 !important' },
    '& [data-column=actions]': { display: 'none' },
    '& [data-line]': { breakInside: 'avoid' },
  },
});
