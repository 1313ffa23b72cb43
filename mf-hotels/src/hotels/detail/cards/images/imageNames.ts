import type { HotelImage } from '@itinera/shared/contracts';

/** Such as `image 3`, by index from 0. */
export const imageName = (place: number): string => `image ${place + 1}`;

/** Alternative text of an image; without one, the hotel's name and its number. */
export const altOf = ({ alt }: Pick<HotelImage, 'alt'>, hotelName: string, place: number): string =>
  alt ?? `${hotelName}, ${imageName(place)}`;
