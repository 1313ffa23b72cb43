import { useDrafts } from '@itinera/shared/state';

/** What a grid of the Price tab edits. */
const edited = ['prices', 'rooms'] as const;
type Edited = (typeof edited)[number];

/** Unsaved edits of a hotel and a partner, whose grid is not shown. */
export interface HiddenDraft {
  key: string;
  of: Edited;
  dmcId: string;
}

const draftsOf = (of: Edited, hotelId: string): string => `${of} ${hotelId} `;

/** Draft key of unsaved prices, or rooms of nights, of a hotel and a partner, while their grid is not shown. */
export const priceDraftKey = (hotelId: string, dmcId: string): string =>
  `${draftsOf('prices', hotelId)}${dmcId}`;
export const roomsDraftKey = (hotelId: string, dmcId: string): string =>
  `${draftsOf('rooms', hotelId)}${dmcId}`;

/** Unsaved edits of a hotel, whose grid is not shown. */
export function usePriceDrafts(hotelId: string): readonly HiddenDraft[] {
  const hidden = Object.entries(useDrafts())
    .filter(([, { state }]) => state !== 'open')
    .map(([key]) => key);
  return edited.flatMap((of) => {
    const prefix = draftsOf(of, hotelId);
    return hidden
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, of, dmcId: key.slice(prefix.length) }));
  });
}
