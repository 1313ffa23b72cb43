import type { HotelImage } from '@itinera/shared/contracts';

/** `image 3`, by its place from 0. */
export const imageName = (place: number): string => `image ${place + 1}`;

/** What the image shows; without an alt text, whose image it is. */
export const altOf = ({ alt }: Pick<HotelImage, 'alt'>, hotelName: string, place: number): string =>
  alt ?? `${hotelName}, ${imageName(place)}`;
