import { graphPrices, hotelDmcs, hotels, priceCells, pricePeriods } from '@itinera/shared/contracts';
import { useChosen, useList } from '@itinera/shared/data';

/** Loads the explicit prices of another hotel or partner; nothing while none is selected. */
export function usePricesOf(other: { hotelId: string; dmcId: string } | undefined) {
  const isWanted = other !== undefined;
  const query = { hotel_id: other?.hotelId ?? '', dmc_id: other?.dmcId ?? '' };
  const hotel = useChosen(hotels, other?.hotelId, { with_data: true });
  const links = useList(hotelDmcs, { hotel_id: query.hotel_id }, isWanted);
  const periods = useList(pricePeriods, query, isWanted);
  const rows = useList(graphPrices, query, isWanted);
  const cells = useList(priceCells, query, isWanted);
  const lists = [links, periods, rows, cells];
  // Placeholder data belongs to the previous selection.
  const isRead = isWanted && lists.every(({ isPlaceholderData }) => !isPlaceholderData);
  const link = links.data?.result.find(({ dmc_id }) => dmc_id === other?.dmcId);
  return {
    prices:
      isRead && hotel.data && links.data && periods.data && rows.data && cells.data
        ? {
            hotel: hotel.data,
            currency: link?.currency,
            periods: periods.data.result,
            rows: rows.data.result,
            cells: cells.data.result,
          }
        : undefined,
    error: [hotel, ...lists].find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all([hotel, ...lists].map(({ refetch }) => refetch())),
  };
}
