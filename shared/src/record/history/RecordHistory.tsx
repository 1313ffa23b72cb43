import type { AnyCollection } from '@itinera/shared/contracts';
import { messageOf, useHistory } from '@itinera/shared/data';
import { Alert, Box, Button, Paper, RowsLoading, Typography } from '@itinera/shared/ui';
import { laterValues } from './laterValues';
import { RecordedChange } from './RecordedChange';
import type { RecordedKinds } from './recordedKind';

interface RecordHistoryProps {
  of: AnyCollection;
  id: string;
  /** Kinds of the record and its parts; changes of other entries are not shown. */
  kinds: RecordedKinds;
}

/** History of a record and its parts, newest first: who changed what, and when. */
export function RecordHistory({ of, id, kinds }: RecordHistoryProps) {
  const entity = of.path.split('/').at(-1) ?? '';
  const { data, error, refetch } = useHistory([{ entity, id, with_parts: true }]);
  const [found] = data ?? [];
  const changes = found?.result.filter(({ outcome }) => outcome === 'done');
  const later = laterValues(changes ?? []);
  return (
    <Paper component="section" variant="outlined" aria-label="History" sx={{ p: 2 }}>
      {!data && !error && <RowsLoading rows={8} label="Loading the history" />}
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {changes?.length === 0 && 'No changes are recorded.'}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {changes?.map((entry, index) => {
          const kind = kinds[entry.entity ?? entity];
          return (
            kind && (
              <RecordedChange key={entry.id} of={of} kind={kind} entry={entry} later={later[index] ?? {}} />
            )
          );
        })}
      </Box>
      {found && found.total > found.result.length && (
        <Typography sx={{ mt: 2 }}>Older changes are not shown.</Typography>
      )}
    </Paper>
  );
}
