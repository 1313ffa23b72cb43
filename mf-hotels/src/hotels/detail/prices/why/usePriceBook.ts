import {
  blockedCheckouts,
  hotels,
  offers,
  type Hotel,
  type Offer,
  type PricePeriod,
  type SpecialPrice,
} from '@itinera/shared/contracts';
import { useList, useOne } from '@itinera/shared/data';
import type { PriceBook } from '@itinera/shared/pricing';
import { useMemo } from 'react';
import { usePriceData } from '../model/usePriceData';

/** A price book as the browser has it: with the names of what it is made of. */
export interface NamedBook extends PriceBook {
  hotel: Hotel;
  periods: readonly PricePeriod[];
  offers: readonly Offer[];
  special_prices: readonly SpecialPrice[];
}

/** Reads everything that the prices of a hotel and a partner depend on: what the grid is made of, and the other rules. */
export function usePriceBook(hotelId: string, dmcId: string, currency: string) {
  const owner = { hotel_id: hotelId, dmc_id: dmcId };
  const grid = usePriceData(hotelId, dmcId);
  const read = {
    hotel: useOne(hotels, hotelId, { with_data: true }),
    offers: useList(offers, owner),
    checkouts: useList(blockedCheckouts, owner),
  };
  const { data } = grid;
  const hotel = read.hotel.data;
  const listed = read.offers.data?.result;
  const checkouts = read.checkouts.data?.result;
  const book = useMemo((): NamedBook | undefined => {
    if (!data || !hotel || !listed || !checkouts) return undefined;
    const { periods, rows, cells, bases, supplements, specials, stops } = data;
    return {
      hotel,
      currency,
      settings: { default_child_age: { from: 2, to: 11 }, child_age_reference: 'check_in' },
      periods,
      rows,
      cells,
      base_prices: bases,
      boarding_supplements: supplements,
      offers: listed,
      special_prices: specials,
      stop_sales: stops,
      blocked_checkouts: checkouts,
    };
  }, [data, hotel, currency, listed, checkouts]);
  const answers = Object.values(read);
  return {
    /** Undefined until everything is read. */
    book,
    error: grid.error ?? answers.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      grid.refetch();
      void Promise.all(answers.map(({ refetch }) => refetch()));
    },
  };
}
