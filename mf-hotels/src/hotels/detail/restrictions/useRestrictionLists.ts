import { blockedCheckouts, pricePeriods, specialPrices, stopSales } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useMemo } from 'react';
import type { RestrictionLists } from './restrictionsOf';

/** Reads what the calendar shows; its dialogs read the same lists. */
export function useRestrictionLists(hotelId: string, dmcId: string) {
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
  const lists = useMemo(
    (): RestrictionLists | undefined =>
      periods && stops && checkouts && specials && { periods, stops, checkouts, specials },
    [periods, stops, checkouts, specials],
  );
  return {
    /** Undefined until everything is read. */
    lists,
    error: answers.find(({ error }) => error)?.error ?? null,
    since: Math.min(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => void Promise.all(answers.map(({ refetch }) => refetch())),
  };
}
