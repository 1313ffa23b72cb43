import type { WorkCount } from '@itinera/shared/contracts';
import { useTotal } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { Link } from '@itinera/shared/ui';
import { linkAddress } from '../remotes/linkAddress';
import { Waiting } from './Waiting';

/** Pending work: a count, linked to its list. One of 0 is not rendered. */
export function CountLine(count: WorkCount) {
  const { label, path, query } = count;
  const { total, error } = useTotal(path, query);
  if (total === 0) return null;
  return (
    <li>
      <Link component={RouterLink} to={linkAddress(count)}>
        {label}
      </Link>{' '}
      <strong>{total ?? (error ? 'unavailable' : <Waiting />)}</strong>
    </li>
  );
}
