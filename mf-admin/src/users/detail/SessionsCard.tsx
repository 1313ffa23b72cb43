import { users, type AccountSession, type User } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatInstant, personName } from '@itinera/shared/format';
import { CardFrame, NotLoaded } from '@itinera/shared/record';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { offers } from '../actions/offers';
import { useAccountActs } from '../actions/useAccountActs';
import { endSessionOf, runAct } from '../actions/userCalls';

/** Sessions of a user. */
export function SessionsCard({ user }: { user: User }) {
  const accounts = useAccountActs();
  const { data, error, refetch } = useAnswer<AccountSession[]>(
    `${users.path}/${user.id}/sessions`,
    {},
    users.path,
  );
  const end = ({ id, device }: AccountSession) =>
    void runAct({ run: () => endSessionOf(user.id, id), done: `signed out of ${device ?? 'a device'}` }, [
      { id: user.id, name: personName(user) },
    ]);
  return (
    <CardFrame name="sessions" title="Sessions">
      {!data && <NotLoaded what="sessions" error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">Not signed in anywhere</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 1 }}>
        {data?.map((session) => (
          <Box
            component="li"
            key={session.id}
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
          >
            <span>
              {session.device ?? 'Unknown device'}
              {session.is_current && ', this one'}
              <Typography variant="body2" color="textSecondary">
                {[session.ip, `last used ${formatInstant(session.last_used_at)}`].filter(Boolean).join(' · ')}
              </Typography>
            </span>
            {!session.is_current && (
              <Button
                size="small"
                aria-label={`End session on ${session.device ?? 'unknown device'}, ${formatInstant(session.created_at)}`}
                onClick={() => end(session)}
              >
                End
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {(data?.filter(({ is_current }) => !is_current).length ?? 0) > 1 && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => accounts.run(offers.endSessions, [user])}>
          End all
        </Button>
      )}
      {accounts.dialog}
    </CardFrame>
  );
}
