import { quotesPath, type Answer, type Quote, type QuoteInput } from '@itinera/shared/contracts';
import { call } from '@itinera/shared/data';
import { useEffect, useState } from 'react';

const debounce = 350;

interface Asked {
  stay: string;
  quote?: Quote;
  error?: unknown;
}

/** The price of a stay while it is typed: asked for after a pause, and forgotten as soon as the stay is another one. */
export function useQuote(stay: QuoteInput | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  const wanted = stay && JSON.stringify(stay);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      call<Answer<Quote>>({
        method: 'POST',
        url: quotesPath,
        data: JSON.parse(wanted),
        signal: leaving.signal,
      }).then(
        ({ result }) => setAsked({ stay: wanted, quote: result }),
        (error: unknown) => !leaving.signal.aborted && setAsked({ stay: wanted, error }),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted, attempt]);
  const isCurrent = asked !== undefined && asked.stay === wanted;
  return {
    quote: isCurrent ? asked.quote : undefined,
    error: isCurrent ? asked.error : undefined,
    isAsking: wanted !== undefined && !isCurrent,
    retry: () => {
      setAsked(undefined);
      setAttempt(attempt + 1);
    },
  };
}
