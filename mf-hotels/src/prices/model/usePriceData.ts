import {
  basePrices,
  boardingSupplements,
  boardingTypes,
  graphPrices,
  priceCells,
  pricePeriods,
  roomTypes,
  specialPrices,
  stopSales,
  type BasePrice,
  type BoardingSupplement,
  type BoardingType,
  type GraphPrice,
  type PriceCell,
  type PricePeriod,
  type RoomType,
  type SpecialPrice,
  type StopSale,
} from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useMemo } from 'react';

/** Data of the grid of a hotel and a partner. */
export interface PriceData {
  periods: readonly PricePeriod[];
  rows: readonly GraphPrice[];
  cells: readonly PriceCell[];
  bases: readonly BasePrice[];
  supplements: readonly BoardingSupplement[];
  specials: readonly SpecialPrice[];
  stops: readonly StopSale[];
  rooms: readonly RoomType[];
  boardings: readonly BoardingType[];
}

type Loading = { [K in keyof PriceData]: PriceData[K] | undefined };

const isComplete = (all: Loading): all is PriceData => Object.values(all).every((list) => list !== undefined);

/** Loads the data of the grid; the dialogs of the tab read the same lists. The object is the same until a list changes. */
export function usePriceData(hotelId: string, dmcId: string) {
  const query = { hotel_id: hotelId, dmc_id: dmcId };
  const read = {
    periods: useList(pricePeriods, query),
    rows: useList(graphPrices, query),
    cells: useList(priceCells, query),
    bases: useList(basePrices, query),
    supplements: useList(boardingSupplements, query),
    specials: useList(specialPrices, query),
    stops: useList(stopSales, query),
    rooms: useList(roomTypes, {}),
    boardings: useList(boardingTypes, {}),
  };
  const periods = read.periods.data?.result;
  const rows = read.rows.data?.result;
  const cells = read.cells.data?.result;
  const bases = read.bases.data?.result;
  const supplements = read.supplements.data?.result;
  const specials = read.specials.data?.result;
  const stops = read.stops.data?.result;
  const rooms = read.rooms.data?.result;
  const boardings = read.boardings.data?.result;
  const data = useMemo(() => {
    const all: Loading = { periods, rows, cells, bases, supplements, specials, stops, rooms, boardings };
    return isComplete(all) ? all : undefined;
  }, [periods, rows, cells, bases, supplements, specials, stops, rooms, boardings]);
  const answers = Object.values(read);
  return {
    /** Undefined until all lists are loaded. */
    data,
    error: answers.find(({ error }) => error)?.error ?? null,
    since: Math.min(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => void Promise.all(answers.map(({ refetch }) => refetch())),
  };
}
