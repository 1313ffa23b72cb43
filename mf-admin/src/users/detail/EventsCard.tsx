import { mostAccountEvents, users, type AccountEvent, type User } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatInstant } from '@itinera/shared/format';
import { CardFrame, NotLoaded } from '@itinera/shared/record';
import { Box, Typography } from '@itinera/shared/ui';
import { eventInWords } from './eventInWords';

/** History of an account: sign-ins, failed sign-ins and changes. */
export function EventsCard({ user }: { user: User }) {
  const { data, error, refetch } = useAnswer<AccountEvent[]>(
    `${users.path}/${user.id}/events`,
    {},
    users.path,
  );
  return (
    <CardFrame name="events" title="Security events">
      {!data && <NotLoaded what="events" error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">None are recorded.</Typography>}
      <Box
        component="ol"
        tabIndex={0}
        aria-label="Security events"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 0.75,
          p: 0,
          display: 'grid',
          gap: 1,
          maxHeight: 420,
          overflow: 'auto',
        }}
      >
        {data?.map((event) => (
          <Box component="li" key={event.id} sx={{ overflowWrap: 'anywhere' }}>
            <Typography
              component="span"
              color={event.outcome === 'refused' ? 'error' : undefined}
              sx={{ display: 'block' }}
            >
              {eventInWords(event)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[formatInstant(event.at), whoDid(event, user), event.ip].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {data?.length === mostAccountEvents && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          These are the newest {mostAccountEvents}.
        </Typography>
      )}
    </CardFrame>
  );
}

/** Name of the person behind an event; null if it is the user. */
const whoDid = ({ by }: AccountEvent, user: User): string | null =>
  by === null || by.id === user.id ? null : `by ${by.name ?? 'a deleted user'}`;
