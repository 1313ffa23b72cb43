import type { Hotel, HotelImage } from '@itinera/shared/contracts';

/** First image of a hotel; undefined without images. */
export function coverOf({ hotel_images = [] }: Hotel): HotelImage | undefined {
  const [first] = [...hotel_images].sort((one, other) => one.order - other.order);
  return first;
}
