import type { AnyCollection, HistoryEntry } from '@itinera/shared/contracts';
import { formatInstant, labelOfField } from '@itinera/shared/format';
import { actorName, doneTo } from '@itinera/shared/forms';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { RecordedValue } from './RecordedValue';
import type { RecordedKind } from './recordedKind';
import { restoreValue } from './restoreValue';

interface RecordedChangeProps {
  /** Collection of the record whose history is shown. */
  of: AnyCollection;
  kind: RecordedKind;
  entry: HistoryEntry;
  /** What fields were after this change, as far as later changes of the entry say it. */
  later: Readonly<Record<string, unknown>>;
}

/** One change of a record or of a part: person, time, and each field from its old to its new value. */
export function RecordedChange({ of, kind, entry, later }: RecordedChangeProps) {
  const { at, part, action } = entry;
  const isUpdate = action === 'update';
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at}>{formatInstant(at)}</time> · {actorName(entry)}
      </Typography>
      {kind.noun ? (
        <Typography variant="subtitle2" component="h2">
          {kind.noun}{' '}
          {part && part.field !== 'file_name' && (
            <RecordedValue kind={kind} field={part.field} value={part.value} />
          )}
          {!isUpdate && ` ${doneTo(entry)}`}
        </Typography>
      ) : (
        !isUpdate && (
          <Typography>
            The {kind.record} was {doneTo(entry)}.
          </Typography>
        )
      )}
      {isUpdate &&
        Object.entries(entry.changes).map(([field, { before, after }]) => (
          <RecordedField key={field} {...{ of, kind, entry, later, field, before, after }} />
        ))}
    </Box>
  );
}

interface RecordedFieldProps extends RecordedChangeProps {
  field: string;
  before: unknown;
  after: unknown;
}

function RecordedField({ of, kind, entry, later, field, before, after }: RecordedFieldProps) {
  const label = kind.labels[field] ?? labelOfField(field);
  const id = entry.entity_id;
  const at = (side: 'before' | 'after') => ({
    ...(id && kind.knownOf?.(id)),
    ...later,
    ...Object.fromEntries(Object.entries(entry.changes).map(([name, change]) => [name, change[side]])),
  });
  const [isAsked, setAsked] = useState(false);
  const question = kind.questions?.[field];
  const restore = () => {
    setAsked(false);
    const then: Readonly<Record<string, unknown>> = at('before');
    const names = (kind.restoredWith?.[field] ?? []).filter((name) => then[name] !== undefined);
    const beside = Object.fromEntries(names.map((name) => [name, then[name]]));
    if (id) void restoreValue({ of, kind, id, field, label, value: before ?? null, beside });
  };
  // The log never contains secrets.
  const isFixed = before === '***' || kind.isFixed(field, before);
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
      {/* A text may be long. */}
      <Typography
        component="div"
        sx={{ minWidth: 0, maxHeight: 150, overflowY: 'auto', whiteSpace: 'pre-line' }}
      >
        {label}: <RecordedValue kind={kind} field={field} value={before} beside={at('before')} /> →{' '}
        <strong>
          <RecordedValue kind={kind} field={field} value={after} beside={at('after')} />
        </strong>
      </Typography>
      {id && !isFixed && (
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          aria-label={`Restore this value of ${label}`}
          onClick={() => (question?.isNeededFor(before) ? setAsked(true) : restore())}
        >
          Restore this value
        </Button>
      )}
      {id && isAsked && question && (
        <question.Question id={id} onConfirm={restore} onClose={() => setAsked(false)} />
      )}
    </Box>
  );
}
