import type { WorkCount } from '@itinera/shared/contracts';
import { useTotal } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { Link, styled } from '@itinera/shared/ui';
import { linkAddress } from '../remotes/linkAddress';
import { partnerWork } from '../remotes/registry';

const Line = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  gap: theme.spacing(2.5),
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '& + p': { display: 'none', margin: 0, color: theme.palette.text.secondary },
  '&:empty + p': { display: 'block' },
}));

/** Pending work of a partner in one line: counts linked to their lists. */
export function PartnerWork() {
  return (
    <nav aria-label="To do">
      <Line>
        {partnerWork().map((count) => (
          <Count key={count.label} {...count} />
        ))}
      </Line>
      <p>Nothing to do here.</p>
    </nav>
  );
}

/** A count of 0 is not rendered, as in the tiles of the home page. */
function Count(count: WorkCount) {
  const { label, path, query } = count;
  const { total, error } = useTotal(path, query);
  if (total === 0) return null;
  return (
    <li>
      <Link component={RouterLink} to={linkAddress(count)}>
        {label}
      </Link>{' '}
      <strong>{total ?? (error ? 'unavailable' : '…')}</strong>
    </li>
  );
}
