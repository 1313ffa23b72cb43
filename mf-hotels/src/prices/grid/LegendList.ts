import { styled } from '@itinera/shared/ui';
import { stateStyles } from './styles/cellStyles';

/** List of signs in one line below a grid. */
export const LegendList = styled('ul')(({ theme: { palette, breakpoints } }) => ({
  display: 'flex',
  // What does not fit beside the facts of a selection is not painted.
  flex: '1 1 0',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  height: 20,
  overflow: 'hidden',
  columnGap: 12,
  margin: 0,
  padding: 0,
  lineHeight: '20px',
  listStyle: 'none',
  fontSize: '0.75rem',
  color: palette.text.secondary,
  whiteSpace: 'nowrap',
  '& li': { display: 'flex', alignItems: 'center', gap: 4 },
  '& i': {
    position: 'relative',
    minWidth: 14,
    height: 14,
    lineHeight: '14px',
    fontStyle: 'normal',
    textAlign: 'center',
    color: palette.text.primary,
    ...stateStyles(palette),
    '&[data-stopped]::after': { ...Object(stateStyles(palette)['&[data-stopped]::after']), bottom: 4 },
  },
  '& [data-now]': { minWidth: 0, borderInlineStart: `1px dashed ${palette.text.primary}` },
  [breakpoints.down('md')]: { display: 'none' },
}));
