import { useDrafts } from '@itinera/shared/state';

const draftsOf = (hotelId: string): string => `prices ${hotelId} `;

/** Draft key of unsaved prices of a hotel and a partner, while their grid is not shown. */
export const priceDraftKey = (hotelId: string, dmcId: string): string => `${draftsOf(hotelId)}${dmcId}`;

/** Partners with unsaved prices of a hotel, whose grid is not shown. */
export function usePriceDrafts(hotelId: string): readonly string[] {
  const prefix = draftsOf(hotelId);
  return Object.entries(useDrafts())
    .filter(([key, { state }]) => key.startsWith(prefix) && state !== 'open')
    .map(([key]) => key.slice(prefix.length));
}
