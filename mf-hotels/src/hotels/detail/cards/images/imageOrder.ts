import type { HotelImage } from '@itinera/shared/contracts';

type Ordered = Pick<HotelImage, 'id' | 'order'>;

/** In the order of the server; the first one is the cover. */
export const inOrder = <I extends Ordered>(images: readonly I[]): I[] =>
  images.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

/** In the order that a person has given them; what they have not ordered follows, as the server has it. */
export function arranged<I extends Ordered>(images: readonly I[], ids: readonly string[] = []): I[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: I) => place.get(id) ?? ids.length;
  return inOrder(images).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The orders from 1 of images in a sequence; only those that are not their order already. */
export const renumbered = (images: readonly Ordered[]): Ordered[] =>
  images.flatMap(({ id, order }, index) => (order === index + 1 ? [] : [{ id, order: index + 1 }]));

/** The order of a new image: the count and one (specification 9). Where deletions have left gaps, it is still the last. */
export const nextOrder = (images: readonly Ordered[]): number =>
  Math.max(images.length, ...images.map(({ order }) => order)) + 1;
