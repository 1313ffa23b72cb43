import type { Theme } from '@itinera/shared/ui';

/** Rooms by boardings: a line for each room; on a narrow screen, below its name a cell for each boarding that it is sold with. */
export const roomStyle = ({ palette }: Theme, narrow: string) => ({
  '& [data-room]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(148px, 268px) repeat(var(--boardings), minmax(88px, 148px))',
    alignItems: 'stretch',
    paddingInlineStart: 4.5,
    borderBottom: 1,
    borderColor: 'divider',
    backgroundColor: palette.action.hover,
    '& > *': { px: 1, py: 0.5, minWidth: 0, overflowWrap: 'anywhere' },
    '& > :not(:first-of-type)': { textAlign: 'end' },
    '& > [role=rowheader]': { alignSelf: 'center' },
    '& > [role=gridcell]:not([data-trip])': { color: 'text.secondary', alignSelf: 'center' },
    [narrow]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
      paddingInlineStart: 0,
      '& > [role=rowheader]': { gridColumn: '1 / -1', fontWeight: 600 },
      '& > [role=gridcell]:not([data-trip])': { display: 'none' },
      // Below the name of the boarding.
      '& > [data-trip] > input': { top: 26 },
      '& > [data-trip]::before': {
        content: 'attr(data-label)',
        display: 'block',
        color: 'text.secondary',
        fontSize: '0.75rem',
        lineHeight: '16px',
      },
    },
  },
  '& [data-room] > [data-trip]': {
    position: 'relative',
    fontVariantNumeric: 'tabular-nums',
    scrollMarginBlock: 80,
    cursor: 'default',
    '&:hover': { backgroundColor: palette.action.hover },
    '&[data-shown]': { backgroundColor: palette.action.selected },
    '&[data-marked]': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& > a': {
      display: 'inline-block',
      minHeight: 24,
      lineHeight: '24px',
      color: 'text.primary',
      fontWeight: 600,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& > span[data-amount]': {
      display: 'block',
      color: 'text.secondary',
      fontSize: '0.75rem',
      lineHeight: '16px',
    },
    '& > [data-tags]': { justifyContent: 'flex-end', mt: 0.25 },
    '& > input': { position: 'absolute', insetInlineStart: 8, m: 0 },
    '@media (hover: hover)': {
      '&:not(:hover, :focus-within) > input:not(:checked)': { opacity: 0 },
    },
  },
});
