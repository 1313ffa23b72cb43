import type { Hotel, HotelImage } from '@itinera/shared/contracts';

/** The first image; undefined for a hotel without images. */
export function coverOf({ hotel_images = [] }: Hotel): HotelImage | undefined {
  const [first] = [...hotel_images].sort((one, other) => one.order - other.order);
  return first;
}
