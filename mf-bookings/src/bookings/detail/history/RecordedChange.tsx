import type { HistoryEntry } from '@itinera/shared/contracts';
import { formatInstant, labelOfField } from '@itinera/shared/format';
import { actorName, doneTo, HistoryValue } from '@itinera/shared/forms';
import { Box, Typography } from '@itinera/shared/ui';
import { recordedKinds } from './recordedKinds';

/** One change of a booking or of one of its parts: who, when, and each field from its old to its new value. */
export function RecordedChange({ entry }: { entry: HistoryEntry }) {
  const { entity = 'bookings', at, action, changes } = entry;
  const kind = recordedKinds[entity];
  if (!kind) return null;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at}>{formatInstant(at)}</time> · {actorName(entry)}
      </Typography>
      <Typography variant="subtitle2" component="h2">
        {kind.noun}
        {action !== 'update' && ` ${doneTo(entry)}`}
      </Typography>
      {action === 'update' &&
        Object.entries(changes).map(([field, { before, after }]) => {
          const value = (one: unknown) =>
            kind.shown?.[field]?.(one) ?? <HistoryValue value={one} reference={kind.references[field]} />;
          return (
            <Typography key={field} component="div" sx={{ whiteSpace: 'pre-line' }}>
              {kind.labels[field] ?? labelOfField(field)}: {value(before)} → <strong>{value(after)}</strong>
            </Typography>
          );
        })}
    </Box>
  );
}
