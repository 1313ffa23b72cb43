import { useDrafts } from '@itinera/shared/state';

const draftsOf = (hotelId: string): string => `prices ${hotelId} `;

/** The draft of what is not saved in the prices of a hotel and a partner, while their grid is not on the screen. */
export const priceDraftKey = (hotelId: string, dmcId: string): string => `${draftsOf(hotelId)}${dmcId}`;

/** The partners whose prices of a hotel are not saved, and not on the screen. */
export function usePriceDrafts(hotelId: string): readonly string[] {
  const prefix = draftsOf(hotelId);
  return Object.entries(useDrafts())
    .filter(([key, { state }]) => key.startsWith(prefix) && state !== 'open')
    .map(([key]) => key.slice(prefix.length));
}
