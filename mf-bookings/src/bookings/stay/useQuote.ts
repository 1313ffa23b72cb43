import { quotesPath, type Quote, type QuoteInput } from '@itinera/shared/contracts';
import { useAsked } from '@itinera/shared/data';

const pauseMs = 350;

/** The price of a stay while it is typed: asked for after a pause, and forgotten as soon as the stay is another one. */
export function useQuote(stay: QuoteInput | undefined) {
  const { result, isEarlier, error, isAsking, again } = useAsked<QuoteInput, Quote>(quotesPath, stay, {
    pauseMs,
  });
  return { quote: isEarlier ? undefined : result, error, isAsking, retry: again };
}
