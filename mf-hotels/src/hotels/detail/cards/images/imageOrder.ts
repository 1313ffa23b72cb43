import type { HotelImage } from '@itinera/shared/contracts';

type Ordered = Pick<HotelImage, 'id' | 'order'>;

/** Images in the order of the server; the first one is the cover. */
export const inOrder = <I extends Ordered>(images: readonly I[]): I[] =>
  images.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

/** Images in the person's order; images that it does not contain follow in the order of the server. */
export function arranged<I extends Ordered>(images: readonly I[], ids: readonly string[] = []): I[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: I) => place.get(id) ?? ids.length;
  return inOrder(images).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** New order numbers from 1 for a sequence; only those that change. */
export const renumbered = (images: readonly Ordered[]): Ordered[] =>
  images.flatMap(({ id, order }, index) => (order === index + 1 ? [] : [{ id, order: index + 1 }]));

/** Order of a new image: one more than the count (specification 9), or than the highest order if deletions left gaps. */
export const nextOrder = (images: readonly Ordered[]): number =>
  Math.max(images.length, ...images.map(({ order }) => order)) + 1;
