import { hotels, offers } from '@itinera/shared/contracts';
import { useList, useOne, useSettings } from '@itinera/shared/data';
import { useMemo } from 'react';
import { usePriceData } from '../model/usePriceData';
import type { PriceDialogProps } from '../priceDialog';
import { todayIn } from '../why/today';
import { findingsOf } from './findingsOf';

/** Checks the saved prices; undefined until all of them are read. */
export function useFindings({ hotelId, dmcId, currency }: Omit<PriceDialogProps, 'onClose'>) {
  const grid = usePriceData(hotelId, dmcId);
  const hotel = useOne(hotels, hotelId, { with_data: true });
  const listed = useList(offers, { hotel_id: hotelId, dmc_id: dmcId });
  const settings = useSettings();
  const read = [hotel, listed, settings];
  const [data, of, all, zone] = [grid.data, hotel.data, listed.data?.result, settings.data?.time_zone];
  const groups = useMemo(
    () =>
      data && of && all && zone
        ? findingsOf({ hotel: of, currency, data, offers: all, today: todayIn(zone) })
        : undefined,
    [data, of, all, zone, currency],
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
