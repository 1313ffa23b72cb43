import { graphPrices, hotels, roomTypes } from '@itinera/shared/contracts';
import { useList, useOne } from '@itinera/shared/data';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { useState } from 'react';
import { LoadingDialog } from '../../parts/LoadingDialog';
import type { PriceDialogProps } from '../priceDialog';
import { useDialogPresets } from '../usePriceDialog';
import { MatrixForm } from './MatrixForm';

/** Dialog of the coefficients of rows, by boarding. */
export function CoefficientsDialog({ hotelId, dmcId, onClose }: PriceDialogProps) {
  const owner = { hotel_id: hotelId, dmc_id: dmcId };
  const hotel = useOne(hotels, hotelId, { with_data: true });
  const rows = useList(graphPrices, owner);
  const rooms = useList(roomTypes, {});
  const { boarding_type_id } = useDialogPresets();
  const [chosen, setChosen] = useState(boarding_type_id);
  const boardings = hotel.data?.boarding_type ?? [];
  const boarding = chosen ?? boardings[0]?.boarding_type_id;

  if (hotel.data && rows.data && rooms.data && boarding !== undefined)
    return (
      <MatrixForm
        key={boarding}
        hotel={hotel.data}
        owner={owner}
        boarding={boarding}
        rows={rows.data.result.filter((row) => row.boarding_type_id === boarding)}
        roomTypes={rooms.data.result}
        onClose={onClose}
      >
        {(isDirty) => (
          <Tabs
            value={boarding}
            onChange={(_event, id: string) => setChosen(id)}
            variant="scrollable"
            aria-label="Boarding"
          >
            {boardings.map(({ boarding_type_id: id, name }) => (
              <Tab key={id} value={id} label={name} disabled={isDirty && id !== boarding} />
            ))}
          </Tabs>
        )}
      </MatrixForm>
    );
  const answers = [hotel, rows, rooms];
  return (
    <LoadingDialog
      size="lg"
      title="Coefficients"
      what="rows"
      error={answers.find(({ error }) => error)?.error ?? null}
      onRetry={() => void Promise.all(answers.map(({ refetch }) => refetch()))}
      onClose={onClose}
    >
      {hotel.data && boarding === undefined && 'The hotel has no boarding types yet.'}
    </LoadingDialog>
  );
}
