import type { Quote } from '@itinera/shared/contracts';
import { stagesInWords } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';

/** Terms of a quote line by line: those of the customer, or of the partner without a sale price; undefined where the server names none. */
function linesOf({ terms, customer_stages, sale, currency }: Quote): string[] | undefined {
  if (terms === undefined) return undefined;
  if (terms === null) return ['No terms: a cancellation is charged by hand'];
  return customer_stages && sale
    ? stagesInWords(customer_stages, sale.currency, terms.time_zone)
    : stagesInWords(terms.stages, currency, terms.time_zone);
}

/** What a cancellation will cost, of one room. Nothing without a price, whose terms are not known. */
export function QuotedTerms({ quote, rooms }: { quote: Quote; rooms: number }) {
  const lines = quote.net_minor === null ? undefined : linesOf(quote);
  if (!lines) return null;
  return (
    <Typography color="textSecondary">
      {lines.join(', ')}
      {rooms > 1 && quote.terms && ' (of one room)'}
    </Typography>
  );
}
