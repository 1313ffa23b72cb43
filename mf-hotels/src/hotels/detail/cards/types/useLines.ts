import { graphPrices } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import type { Lines } from './typeKind';

/** Price lines of a hotel, of all partners. */
export function useLines(hotelId: string): Lines {
  const { data, error } = useList(graphPrices, { hotel_id: hotelId });
  const activeOf: Lines['activeOf'] = (field, typeId) =>
    data?.result.filter((line) => line.is_active && line[field] === typeId).map(({ id }) => id);
  return {
    activeOf,
    isUnused: (field, typeId) => activeOf(field, typeId)?.length === 0,
    problem: error?.message,
  };
}
