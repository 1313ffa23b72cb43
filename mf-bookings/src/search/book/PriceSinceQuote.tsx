import type { FoundTrip, Quote, SearchResult } from '@itinera/shared/contracts';
import { formatMoney, formatTime } from '@itinera/shared/format';
import { Alert, Button } from '@itinera/shared/ui';

interface PriceSinceQuoteProps {
  trip: FoundTrip;
  result: Pick<SearchResult, 'priced_at' | 'currency'>;
  quote: Quote | undefined;
  /** Whether the quoted price is kept. */
  isKept: boolean;
  onKeep: () => void;
}

/** Change of the price since the search; the quoted price can be kept while quotes are valid. */
export function PriceSinceQuote({ trip, result, quote, isKept, onKeep }: PriceSinceQuoteProps) {
  const { hotel_sale_minor: then } = trip;
  const now = quote?.sale?.currency === result.currency ? quote.sale.sale_minor : undefined;
  if (then === null || now === undefined || then === now) return null;
  const quotedAt = formatTime(Date.parse(result.priced_at));
  return (
    <Alert
      severity="warning"
      action={
        !isKept && (
          <Button color="inherit" onClick={onKeep}>
            Keep {formatMoney(then, result.currency)}
          </Button>
        )
      }
    >
      {isKept
        ? `The price of ${quotedAt} is kept: ${formatMoney(then, result.currency)} for the stay. It is ${formatMoney(now, result.currency)} now.`
        : `The price of the stay has changed since ${quotedAt}: it was ${formatMoney(then, result.currency)}, and is ${formatMoney(now, result.currency)} now.`}
    </Alert>
  );
}
