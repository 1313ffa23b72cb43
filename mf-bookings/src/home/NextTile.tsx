import type { Profile } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Link, RowsLoading, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { NextRow } from './NextRow';
import { queryOf, type Work } from './queue';
import { useQueue, type Queue } from './useQueue';

/** The next action in each booking that needs one, for the person or for everyone. */
export function NextTile() {
  const { profile } = useSession();
  return profile ? <Next person={profile} /> : <RowsLoading rows={8} />;
}

function Next({ person }: { person: Profile }) {
  // Admins look after all bookings.
  const [isOwn, setOwn] = useState(person.role !== 'admin');
  const managerId = isOwn ? person.id : undefined;
  const queue = useQueue(managerId);
  return (
    <>
      <Box role="group" aria-label="Whose bookings" sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
        {[true, false].map((own) => (
          <Button
            key={String(own)}
            size="small"
            variant={own === isOwn ? 'outlined' : 'text'}
            aria-pressed={own === isOwn}
            onClick={() => setOwn(own)}
          >
            {own ? 'Mine' : 'Everyone’s'}
          </Button>
        ))}
      </Box>
      <Rows {...queue} isOwn={isOwn} />
      <Lists {...queue} managerId={managerId} />
    </>
  );
}

function Rows({ rows, error, isOwn }: Queue & { isOwn: boolean }) {
  if (rows?.length === 0)
    return (
      <Typography color="textSecondary" sx={{ py: 1 }}>
        {isOwn ? 'All done: nothing in your bookings is waiting.' : 'All done: nothing is waiting.'}
      </Typography>
    );
  if (rows)
    return (
      <Box
        component="ul"
        aria-label="Next bookings"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 1.5,
          gridTemplateColumns: {
            xs: '10px minmax(0, 1fr) auto',
            sm: '10px minmax(120px, 1fr) minmax(0, 2fr) auto',
          },
        }}
      >
        {rows.map((row) => (
          <NextRow key={row.booking.id} {...row} />
        ))}
      </Box>
    );
  return error ? <Typography color="textSecondary">{messageOf(error)}</Typography> : <RowsLoading rows={8} />;
}

const addressOf = (work: Work, managerId: string | undefined): string => {
  const filters = Object.entries(queryOf(work, managerId)).map(([name, value]) => [name, String(value)]);
  return `${pathTo('be')}?${new URLSearchParams(filters).toString()}`;
};

/** The whole lists that the rows are from. */
const Lists = ({ lists, rows, managerId }: Queue & { managerId: string | undefined }) =>
  rows && rows.length > 0 ? (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, pt: 1.5 }}>
      {lists
        .filter(({ total }) => total > 0)
        .map(({ work, total }) => (
          <Typography key={work.label} variant="body2" component="span">
            <Link component={RouterLink} to={addressOf(work, managerId)}>
              {work.label}
            </Link>{' '}
            <strong>{total}</strong>
          </Typography>
        ))}
    </Box>
  ) : null;
