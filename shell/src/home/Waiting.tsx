import { styled } from '@itinera/shared/ui';

const Bar = styled('span')(({ theme }) => ({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: '2.5ch',
  height: '0.8em',
  borderRadius: 4,
  backgroundColor: theme.palette.action.hover,
}));

/** Placeholder of a number that is loading. */
export const Waiting = () => <Bar role="img" aria-label="Loading" />;
