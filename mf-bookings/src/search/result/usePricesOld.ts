import type { SearchResult } from '@itinera/shared/contracts';
import { useEffect, useState } from 'react';

/** Whether prices have expired. Counted from their arrival, because the clock of this computer may be wrong. */
export function usePricesOld(result: SearchResult | undefined, at: number): boolean {
  const [old, setOld] = useState<SearchResult>();
  useEffect(() => {
    if (!result) return undefined;
    const lasts = Date.parse(result.expires_at) - Date.parse(result.priced_at);
    const timer = setTimeout(() => setOld(result), Math.max(0, at + lasts - Date.now()));
    return () => clearTimeout(timer);
  }, [result, at]);
  return result !== undefined && old === result;
}
