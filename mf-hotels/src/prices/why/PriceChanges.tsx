import { messageOf, useHistory } from '@itinera/shared/data';
import { formatInstant } from '@itinera/shared/format';
import { actorName } from '@itinera/shared/forms';
import { Alert, Box, Button, RowsLoading } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { priceChange, type RecordedPrice } from './priceChanges';

interface PriceChangesProps {
  of: RecordedPrice;
  currency: string;
}

/** Who set a price, and when; loaded on request. */
export function PriceChanges({ of, currency }: PriceChangesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ px: 0.5, py: 0, minWidth: 0 }}
      >
        Who changed it
      </Button>
      {isOpen && (
        <div id={id}>
          <ChangeList of={of} currency={currency} />
        </div>
      )}
    </>
  );
}

function ChangeList({ of, currency }: PriceChangesProps) {
  const { data, error, refetch } = useHistory([of]);
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {messageOf(error)}
      </Alert>
    );
  if (!data) return <RowsLoading rows={2} label="Loading the changes" />;
  const changes = data
    .flatMap(({ result }) => result)
    .flatMap((entry) => {
      const words = entry.outcome === 'done' && priceChange(entry, currency);
      return words ? [{ entry, words }] : [];
    });
  if (changes.length === 0) return 'No changes are recorded.';
  return (
    <Box component="ol" aria-label="Changes of the price" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map(({ entry, words }) => (
        <li key={entry.id}>
          <b>{words}</b> · {actorName(entry)} · <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
        </li>
      ))}
    </Box>
  );
}
