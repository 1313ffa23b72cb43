import { authPaths, type AccountSession } from '@itinera/shared/contracts';
import { messageOf, useAnswer } from '@itinera/shared/data';
import { formatInstant } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { PartSkeleton } from '../../parts/PartSkeleton';
import { endOtherSessions, endSession } from './ownAccount';
import { PanelSection } from './PanelSection';
import { ReadFailed } from './ReadFailed';

const nameOf = ({ device }: AccountSession) => device ?? 'Unknown device';

/** Sessions of the person. Each other one can be ended here; this one by Log Out. */
export function OwnSessions() {
  const { data, error, refetch } = useAnswer<AccountSession[]>(authPaths.sessions, {}, authPaths.sessions);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (end: () => Promise<void>, done: string) => {
    setIsBusy(true);
    await end().then(
      () => showSnackbar(done, 'success'),
      (failure: unknown) => showSnackbar(messageOf(failure), 'error'),
    );
    setIsBusy(false);
  };
  const others = data?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <PanelSection title="Sessions">
      {!data && !error && <PartSkeleton />}
      {!data && error && <ReadFailed what="Your sessions" error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.map((session) => (
          <Box
            component="li"
            key={session.id}
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
          >
            <span>
              {nameOf(session)}
              {session.is_current && ', this one'}
              <Typography variant="body2" color="textSecondary">
                {[session.ip, `last used ${formatInstant(session.last_used_at)}`].filter(Boolean).join(' · ')}
              </Typography>
            </span>
            {!session.is_current && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`End session on ${nameOf(session)}, ${formatInstant(session.created_at)}`}
                onClick={() => void run(() => endSession(session.id), `Signed out of ${nameOf(session)}`)}
              >
                End
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {others.length > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          sx={{ justifySelf: 'start' }}
          onClick={() => void run(endOtherSessions, 'Signed out everywhere else')}
        >
          End all other sessions
        </Button>
      )}
    </PanelSection>
  );
}
