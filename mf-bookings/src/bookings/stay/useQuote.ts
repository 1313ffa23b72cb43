import { quotesPath, type Quote, type QuoteInput } from '@itinera/shared/contracts';
import { useAsked } from '@itinera/shared/data';

const pauseMs = 350;

/** Quote for the edited stay, debounced; cleared as soon as the stay changes. */
export function useQuote(stay: QuoteInput | undefined) {
  const { result, isEarlier, error, isAsking, again } = useAsked<QuoteInput, Quote>(quotesPath, stay, {
    pauseMs,
  });
  return { quote: isEarlier ? undefined : result, error, isAsking, retry: again };
}
