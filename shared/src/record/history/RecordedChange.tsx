import type { HistoryEntry } from '@itinera/shared/contracts';
import { formatInstant, labelOfField } from '@itinera/shared/format';
import { actorName, doneTo } from '@itinera/shared/forms';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { RecordedValue } from './RecordedValue';
import { recordedKinds, type RecordedKind } from './recordedKinds';
import { restoreValue } from './restoreValue';

/** What is only set when an entry is made, or follows from another one. */
const isFixed = (field: string, before: unknown): boolean =>
  ['hotel_id', 'file_name'].includes(field) ||
  (field === 'is_default' && before === false) ||
  before === '***';

/** One change of a hotel or of one of its parts: who, when, and each field from its old to its new value. */
export function RecordedChange({ entry }: { entry: HistoryEntry }) {
  const { entity = 'hotels', at, part } = entry;
  const kind = recordedKinds[entity];
  if (!kind) return null;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at}>{formatInstant(at)}</time> · {actorName(entry)}
      </Typography>
      {kind.noun && (
        <Typography variant="subtitle2" component="h2">
          {kind.noun}{' '}
          {part && part.field !== 'file_name' && (
            <RecordedValue kind={kind} field={part.field} value={part.value} />
          )}
          {entry.action !== 'update' && ` ${doneTo(entry)}`}
        </Typography>
      )}
      {entry.action === 'update' ? (
        Object.entries(entry.changes).map(([field, { before, after }]) => (
          <RecordedField key={field} {...{ kind, entry, field, before, after }} />
        ))
      ) : (
        <>{!kind.noun && <Typography>The hotel was {doneTo(entry)}.</Typography>}</>
      )}
    </Box>
  );
}

interface RecordedFieldProps {
  kind: RecordedKind;
  entry: HistoryEntry;
  field: string;
  before: unknown;
  after: unknown;
}

function RecordedField({ kind, entry, field, before, after }: RecordedFieldProps) {
  const label = kind.labels[field] ?? labelOfField(field);
  const id = entry.entity_id;
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
      {/* A text may be long. */}
      <Typography
        component="div"
        sx={{ minWidth: 0, maxHeight: 150, overflowY: 'auto', whiteSpace: 'pre-line' }}
      >
        {label}: <RecordedValue kind={kind} field={field} value={before} /> →{' '}
        <strong>
          <RecordedValue kind={kind} field={field} value={after} />
        </strong>
      </Typography>
      {id && !isFixed(field, before) && (
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          aria-label={`Restore this value of ${label}`}
          onClick={() =>
            void restoreValue({ collection: kind.collection, id, field, label, value: before ?? null })
          }
        >
          Restore this value
        </Button>
      )}
    </Box>
  );
}
