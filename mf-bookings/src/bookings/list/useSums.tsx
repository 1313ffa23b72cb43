import type { Booking } from '@itinera/shared/contracts';
import { useMemo } from 'react';
import { Amount } from '../../parts/Amount';
import { sumsOf } from './sumsOf';

/** The footer of the list: sums of its amounts, one line per currency. */
export function useSums(rows: readonly Booking[], total: number | undefined) {
  return useMemo(() => {
    const sums = sumsOf(rows, total);
    return (
      sums &&
      Object.fromEntries(
        Object.entries(sums).map(([column, amounts]) => [
          column,
          amounts.map(({ currency, minor }) => (
            <div key={currency}>
              <Amount minor={minor} currency={currency} />
            </div>
          )),
        ]),
      )
    );
  }, [rows, total]);
}
