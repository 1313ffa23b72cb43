import { messageOf, useHistory } from '@itinera/shared/data';
import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@itinera/shared/ui';
import { RecordedChange } from './RecordedChange';

/** Who changed a hotel or what belongs to it, when and what, newest first. */
export function HotelHistory({ id }: { id: string }) {
  const { data, error, refetch } = useHistory([{ entity: 'hotels', id, with_parts: true }]);
  const [found] = data ?? [];
  const changes = found?.result.filter(({ outcome }) => outcome === 'done');
  return (
    <Paper component="section" variant="outlined" aria-label="History" sx={{ p: 2 }}>
      {!data && !error && <LinearProgress aria-label="Loading the history" />}
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {changes?.length === 0 && 'No changes are recorded.'}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {changes?.map((entry) => (
          <RecordedChange key={entry.id} entry={entry} />
        ))}
      </Box>
      {found && found.total > found.result.length && (
        <Typography sx={{ mt: 2 }}>Older changes are not shown.</Typography>
      )}
    </Paper>
  );
}
