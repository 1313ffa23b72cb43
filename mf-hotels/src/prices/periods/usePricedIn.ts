import { basePrices, boardingSupplements, priceCells } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import type { PricedIn } from './pricedIn';

/** Entries of all periods of a hotel and a partner; undefined while loading. */
export function usePricedIn(owner: { hotel_id: string; dmc_id: string }) {
  const lists = [
    useList(priceCells, owner),
    useList(basePrices, owner),
    useList(boardingSupplements, owner),
  ] as const;
  const [prices, bases, supplements] = lists;
  const data: PricedIn | undefined =
    prices.data && bases.data && supplements.data
      ? { prices: prices.data.result, bases: bases.data.result, supplements: supplements.data.result }
      : undefined;
  return {
    data,
    error: lists.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
  };
}
