import type { AnyCollection } from '@itinera/shared/contracts';
import { messageOf, useHistory } from '@itinera/shared/data';
import { formatInstant } from '@itinera/shared/format';
import { use } from 'react';
import { AmountWords } from '../clash/amounts';
import { Alert, Box, Button, RowsLoading, Typography } from '@itinera/shared/ui';
import { changesOf, type Change } from './fieldChanges';
import type { HistoryOf } from './historyOf';
import { HistoryValue } from './HistoryValue';

const entityOf = ({ path }: Pick<AnyCollection, 'path'>): string => path.replace('/api/', '');

/** Who changed an entry, when, and each field from its old to its new value; newest first. */
export function HistoryList({ of }: { of: HistoryOf }) {
  const { collection, id, names = [] } = of;
  const ofNames = collection.names ? entityOf(collection.names) : undefined;
  const { data, error, refetch } = useHistory([
    { entity: entityOf(collection), id },
    ...(ofNames ? names.map((name) => ({ entity: ofNames, id: name.id })) : []),
  ]);
  const changes =
    data &&
    changesOf(
      of,
      data.map(({ result }) => result),
    );
  const isCut = data?.some(({ result, total }) => total > result.length);
  return (
    <>
      {!data && !error && <RowsLoading rows={8} label="Loading the history" />}
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {changes?.length === 0 && 'No changes are recorded.'}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {changes?.map((change) => (
          <ChangeItem key={change.id} change={change} of={of} />
        ))}
      </Box>
      {isCut && <Typography sx={{ mt: 2 }}>Older changes are not shown.</Typography>}
    </>
  );
}

function ChangeItem({ change: { at, who, what, fields }, of }: { change: Change; of: HistoryOf }) {
  const amounts = use(AmountWords)();
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at}>{formatInstant(at)}</time> · {who}
      </Typography>
      {fields.length === 0 && <Typography>This entry was {what}.</Typography>}
      {fields.map(({ field, label, before, after }) => (
        <Typography key={field}>
          {label}: <HistoryValue value={before} reference={of.references[field]} words={amounts[field]} /> →{' '}
          <strong>
            <HistoryValue value={after} reference={of.references[field]} words={amounts[field]} />
          </strong>
        </Typography>
      ))}
    </Box>
  );
}
