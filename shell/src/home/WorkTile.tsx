import type { WorkCount, WorkTile as Work } from '@itinera/shared/contracts';
import { useTotal } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { Link, styled } from '@itinera/shared/ui';
import { linkAddress } from '../remotes/linkAddress';
import { TileFrame } from './TileFrame';

const Counts = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 16, minHeight: 36, alignItems: 'center' },
  '& strong': { fontSize: '1.15rem', fontVariantNumeric: 'tabular-nums' },
  // A count of 0 is not rendered.
  '& + p': { display: 'none', margin: 0, color: theme.palette.text.secondary },
  '&:empty + p': { display: 'block' },
}));

/** Pending work of one area: counts linked to their lists. */
export const WorkTile = ({ title, counts }: Work) => (
  <TileFrame title={title}>
    <Counts>
      {counts.map((count) => (
        <Count key={count.label} {...count} />
      ))}
    </Counts>
    <p>Nothing to do here.</p>
  </TileFrame>
);

function Count(count: WorkCount) {
  const { label, path, query } = count;
  const { total, error } = useTotal(path, query);
  if (total === 0) return null;
  return (
    <li>
      <Link component={RouterLink} to={linkAddress(count)}>
        {label}
      </Link>
      <strong>{total ?? (error ? 'unavailable' : '…')}</strong>
    </li>
  );
}
