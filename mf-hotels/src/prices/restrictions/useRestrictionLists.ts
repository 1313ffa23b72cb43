import { blockedCheckouts, pricePeriods, specialPrices, stopSales } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useMemo } from 'react';
import { usePriceCoverage } from '../coverage/usePriceCoverage';
import type { RestrictionLists } from './restrictionsOf';

/** Loads the lists of the shown days; the dialogs read the same lists. */
export function useRestrictionLists(
  hotelId: string,
  dmcId: string,
  { from, to }: { from: string; to: string },
) {
  const query = { hotel_id: hotelId, dmc_id: dmcId };
  const answers = [
    useList(pricePeriods, query),
    useList(stopSales, query),
    useList(blockedCheckouts, query),
    useList(specialPrices, query),
  ] as const;
  const [periods, stops, checkouts, specials] = [
    answers[0].data?.result,
    answers[1].data?.result,
    answers[2].data?.result,
    answers[3].data?.result,
  ];
  const covered = usePriceCoverage({ ...query, from, to });
  const spans = covered.data?.[0]?.spans;
  const unpriced = useMemo(
    () => (spans ?? []).filter(({ wanted, priced }) => wanted > 0 && priced === 0),
    [spans],
  );
  const lists = useMemo(
    (): RestrictionLists | undefined =>
      periods && stops && checkouts && specials && { periods, stops, checkouts, specials, unpriced },
    [periods, stops, checkouts, specials, unpriced],
  );
  return {
    /** Undefined until all of them are loaded. */
    lists,
    error: answers.find(({ error }) => error)?.error ?? null,
    since: Math.min(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => void Promise.all(answers.map(({ refetch }) => refetch())),
  };
}
