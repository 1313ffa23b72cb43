import { roles, users, type Role } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { personName, plural, roleNames } from '@itinera/shared/format';
import { NotLoaded } from '@itinera/shared/record';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, Link, Typography } from '@itinera/shared/ui';
import { addressOfUser } from '../user';
import { rightsOf } from './rightsOf';

export const rolesTitle = 'What roles may do';

const mostNames = 5;

/** Rights and members of each role. */
export const Roles = () => (
  <Box sx={{ '& h3': { mt: 2 } }}>
    <Typography variant="body2" color="textSecondary">
      Admins, managers and operators have the same rights. The server may reserve users for admins.
    </Typography>
    {roles.map((role) => (
      <RoleLines key={role} role={role} />
    ))}
  </Box>
);

function RoleLines({ role }: { role: Role }) {
  const { data, error, refetch } = useList(users, {
    role,
    status: 'active',
    sort: '-last_login_at',
    page: 1,
    per_page: mostNames,
  });
  const others = (data?.total ?? 0) - (data?.result.length ?? 0);
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {roleNames[role]}
      </Typography>
      {(role === 'admin' || role === 'dmc') && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem' }}>
          {rightsOf(role).map((right) => (
            <li key={right}>{right}</li>
          ))}
        </Box>
      )}
      <Typography component="div" variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {!data && <NotLoaded what="users" rows={1} error={error} onRetry={() => void refetch()} />}
        {data?.total === 0 && 'Nobody has this role.'}
        {data?.result.map((user, index) => (
          <span key={user.id}>
            {index > 0 && ', '}
            <Link component={RouterLink} to={addressOfUser(user.id)}>
              {personName(user)}
            </Link>
          </span>
        ))}
        {others > 0 && (
          <>
            {' and '}
            <Link component={RouterLink} to={pathTo('users', undefined, { role, status: 'active' })}>
              {plural(others, 'other')}
            </Link>
          </>
        )}
      </Typography>
    </>
  );
}
