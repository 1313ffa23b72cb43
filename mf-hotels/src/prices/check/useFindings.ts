import { hotels, offers } from '@itinera/shared/contracts';
import { useList, useOne } from '@itinera/shared/data';
import { today } from '@itinera/shared/state';
import { useMemo } from 'react';
import { usePriceData } from '../model/usePriceData';
import type { PriceDialogProps } from '../priceDialog';
import { findingsOf } from './findingsOf';

/** Checks the saved prices; undefined until all of them are loaded. */
export function useFindings({ hotelId, dmcId, currency }: Omit<PriceDialogProps, 'onClose'>) {
  const grid = usePriceData(hotelId, dmcId);
  const hotel = useOne(hotels, hotelId, { with_data: true });
  const listed = useList(offers, { hotel_id: hotelId, dmc_id: dmcId });
  const read = [hotel, listed];
  const [data, of, all] = [grid.data, hotel.data, listed.data?.result];
  const groups = useMemo(
    () =>
      data && of && all ? findingsOf({ hotel: of, currency, data, offers: all, today: today() }) : undefined,
    [data, of, all, currency],
  );
  return {
    groups,
    error: grid.error ?? read.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      grid.refetch();
      void Promise.all(read.map(({ refetch }) => refetch()));
    },
  };
}
