import { graphPrices, hotels, priceCells } from '@itinera/shared/contracts';
import { readAgain, useList, useOne } from '@itinera/shared/data';
import { EntityDialog } from '@itinera/shared/forms';
import type { PriceDialogProps } from '../priceDialog';
import { useDialogPresets } from '../usePriceDialog';
import { HotelOfRow } from './HotelOfRow';
import { priceRowWords } from './priceRowWords';
import { RowFields } from './RowFields';

/** Adds a row, optionally with the values of another (`copy`), or edits one (`row`). */
export function RowDialog({ hotelId, dmcId, onClose }: PriceDialogProps) {
  const { row, copy, ...presets } = useDialogPresets();
  const { data: hotel } = useOne(hotels, hotelId, { with_data: true });
  const { data: rows } = useList(graphPrices, { hotel_id: hotelId, dmc_id: dmcId });
  if (!hotel || !rows) return null;
  const copied = rows.result.find(({ id }) => id === copy);
  const start = copied
    ? {
        room_type_id: copied.room_type_id,
        boarding_type_id: copied.boarding_type_id,
        adult: copied.adult,
        children: copied.children,
        child_bands: copied.child_bands,
        coefficient_bp: copied.coefficient_bp,
        is_active: copied.is_active,
      }
    : { room_type_id: presets.room_type_id, boarding_type_id: presets.boarding_type_id };
  return (
    <HotelOfRow value={hotel}>
      <EntityDialog
        words={priceRowWords}
        Fields={RowFields}
        id={row}
        start={{ ...start, hotel_id: hotelId, dmc_id: dmcId }}
        onClose={(saved) => {
          if (saved !== undefined) void readAgain(priceCells);
          onClose();
        }}
      />
    </HotelOfRow>
  );
}
