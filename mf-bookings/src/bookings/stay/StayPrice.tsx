import type { Quote, QuoteInput } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { blockerInWords, formatMoney, guestsInWords, plural } from '@itinera/shared/format';
import { Alert, Box, Button, RowsLoading, Typography } from '@itinera/shared/ui';
import { QuotedCharges } from './QuotedCharges';
import { QuotedStock } from './QuotedStock';
import { QuotedTerms } from './QuotedTerms';
import { seenPrice } from './seenPrice';
import type { useQuote } from './useQuote';

interface StayPriceProps {
  stay: QuoteInput | undefined;
  rooms: number;
  asked: ReturnType<typeof useQuote>;
}

/** Current price of the edited stay, and what blocks it. */
export function StayPrice({ stay, rooms, asked: { quote, error, isAsking, retry } }: StayPriceProps) {
  return (
    <Box role="status" aria-label="Price of the stay" aria-busy={isAsking} sx={{ minHeight: 56 }}>
      {error ? (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      ) : quote ? (
        <Found quote={quote} rooms={rooms} />
      ) : stay ? (
        <RowsLoading rows={1} label="Loading the price" />
      ) : (
        <Typography color="textSecondary">Complete the stay to see its price.</Typography>
      )}
    </Box>
  );
}

function Found({ quote, rooms }: { quote: Quote; rooms: number }) {
  const { blockers, passengers, nights, applied } = quote;
  const price = seenPrice(quote, rooms);
  return (
    <>
      {price ? (
        <Typography variant="h5" component="p">
          {formatMoney(price.sale_minor, price.currency)}
        </Typography>
      ) : (
        quote.net_minor !== null && (
          <Alert severity="warning">
            There is no exchange rate from {quote.currency}. Enter the price by hand.
          </Alert>
        )
      )}
      {price && (
        <Typography color="textSecondary">
          Net {formatMoney(price.net_minor, price.currency)}, profit{' '}
          {formatMoney(price.sale_minor - price.net_minor, price.currency)}, {plural(nights.length, 'night')}
          {rooms > 1 && `, ${plural(rooms, 'room')}`}
          {applied.length > 0 && `, with ${applied.map(({ name }) => name).join(', ')}`}
        </Typography>
      )}
      <QuotedStock quote={quote} />
      <QuotedTerms quote={quote} rooms={rooms} />
      <QuotedCharges quote={quote} rooms={rooms} />
      {blockers.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          <b>Can’t be sold</b>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {blockers.map((blocker) => (
              <li key={`${blocker.code} ${blocker.rule_id}`}>
                {blockerInWords(blocker, guestsInWords(passengers))}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
