import type { Hotel } from '@itinera/shared/contracts';
import { styled } from '@itinera/shared/ui';
import { placeNames } from '../placeNames';

/** A line each; in the small lines of a phone's card one after the other. */
const Line = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '0.75rem',
    lineHeight: 1.25,
  },
  '& + &': { color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& + &::before': { content: '", "' } },
}));

/** Country and region, resort and place, each without a name that repeats the one before it. */
export function levelsOf(hotel: Hotel): string[][] {
  const { country, region, resort, place } = placeNames(hotel);
  return [
    [country, region],
    [resort, place],
  ].map((line) =>
    line
      .filter((name): name is string => name !== undefined)
      .filter((name, at, names) => name !== names[at - 1]),
  );
}

/** Location of a hotel, in two lines. */
export const Location = ({ hotel }: { hotel: Hotel }) => (
  <span style={{ minWidth: 0 }}>
    {levelsOf(hotel).map((line, at) => line.length > 0 && <Line key={at}>{line.join(', ')}</Line>)}
  </span>
);
