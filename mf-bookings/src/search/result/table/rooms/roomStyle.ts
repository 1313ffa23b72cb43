import type { Theme } from '@itinera/shared/ui';

/** Rooms by boardings: a line for each room; on a narrow screen, below its name a cell for each boarding that it is sold with. */
export const roomStyle = ({ palette }: Theme, narrow: string) => ({
  // Many boardings or long amounts.
  '& [data-rooms]': { overflowX: 'auto' },
  '& [data-room]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(132px, 268px) repeat(var(--boardings), minmax(var(--cell), 148px))',
    alignItems: 'stretch',
    paddingInlineStart: 4.5,
    minWidth: 'fit-content',
    borderBottom: 1,
    borderColor: 'divider',
    backgroundColor: palette.action.hover,
    '& > *': { px: 1, py: 0.5, minWidth: 0, overflowWrap: 'anywhere' },
    '& > :not(:first-of-type)': { textAlign: 'end' },
    '& > [role=rowheader]': { alignSelf: 'center' },
    '& > [role=gridcell]:not([data-trip])': { color: 'text.secondary', alignSelf: 'center' },
    [narrow]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--cell), 100%), 1fr))',
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
    '& [data-amount]': { whiteSpace: 'nowrap' },
    '& > [data-tags]': { justifyContent: 'flex-end', mt: 0.25 },
    // Whole in its title, and in full below the rooms.
    '& [data-tags] > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > input': { position: 'absolute', insetInlineStart: 8, m: 0 },
    '@media (hover: hover)': {
      '&:not(:hover, :focus-within) > input:not(:checked)': { opacity: 0 },
    },
  },
});
