import {
  basePrices,
  blockedCheckouts,
  boardingSupplements,
  graphPrices,
  hotelDmcs,
  hotels,
  offers,
  priceCells,
  pricePeriods,
  specialPrices,
  stopSales,
  type Hotel,
  type Offer,
  type PricePeriod,
  type SpecialPrice,
} from '@itinera/shared/contracts';
import { useList, useOne } from '@itinera/shared/data';
import type { PriceBook } from '@itinera/shared/pricing';
import { useMemo } from 'react';

/** A price book as the browser has it: with the names of what it is made of. */
export interface NamedBook extends PriceBook {
  hotel: Hotel;
  periods: readonly PricePeriod[];
  offers: readonly Offer[];
  special_prices: readonly SpecialPrice[];
}

/** Reads everything that the prices of a hotel and a partner depend on: the lists that the grid and the other dialogs read. */
export function usePriceBook(hotelId: string, dmcId: string, currency: string) {
  const owner = { hotel_id: hotelId, dmc_id: dmcId };
  const read = {
    hotel: useOne(hotels, hotelId, { with_data: true }),
    links: useList(hotelDmcs, { hotel_id: hotelId }),
    periods: useList(pricePeriods, owner),
    rows: useList(graphPrices, owner),
    cells: useList(priceCells, owner),
    bases: useList(basePrices, owner),
    supplements: useList(boardingSupplements, owner),
    offers: useList(offers, owner),
    specials: useList(specialPrices, owner),
    stops: useList(stopSales, owner),
    checkouts: useList(blockedCheckouts, owner),
  };
  const hotel = read.hotel.data;
  const periods = read.periods.data?.result;
  const rows = read.rows.data?.result;
  const cells = read.cells.data?.result;
  const bases = read.bases.data?.result;
  const supplements = read.supplements.data?.result;
  const listed = read.offers.data?.result;
  const specials = read.specials.data?.result;
  const stops = read.stops.data?.result;
  const checkouts = read.checkouts.data?.result;
  const book = useMemo((): NamedBook | undefined => {
    if (!hotel || !periods || !rows || !cells || !bases || !supplements) return undefined;
    if (!listed || !specials || !stops || !checkouts) return undefined;
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
  }, [hotel, currency, periods, rows, cells, bases, supplements, listed, specials, stops, checkouts]);
  const answers = Object.values(read);
  return {
    /** Undefined until everything is read. */
    book,
    error: answers.find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all(answers.map(({ refetch }) => refetch())),
  };
}
