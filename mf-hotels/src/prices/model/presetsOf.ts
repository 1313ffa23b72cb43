import type { DialogPresets } from '../usePriceDialog';
import type { PriceColumn, PriceRow } from './priceRows';

/** Presets of a dialog that is opened from a cell. */
export const presetsOf = ({ graph }: PriceRow, { id }: PriceColumn): DialogPresets => ({
  room_type_id: graph.room_type_id,
  boarding_type_id: graph.boarding_type_id,
  adults: String(graph.adult),
  children: String(graph.children),
  period_id: id,
});
