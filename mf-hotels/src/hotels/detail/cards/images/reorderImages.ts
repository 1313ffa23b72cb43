import { hotelImages, type HotelImage } from '@itinera/shared/contracts';
import { ApiError, client, inTurn, messageOf, newKey, readAgain, repeatIfLost } from '@itinera/shared/data';
import { renumbered } from './imageOrder';
import { perHotel } from './perHotel';

interface Arrangement {
  /** Ids in the person's order; undefined: the order of the server. */
  ids?: readonly string[] | undefined;
  /** Images whose order could not be saved. */
  unsaved: readonly string[];
  isSaving: boolean;
}

export const arrangements = perHotel<Arrangement>({ unsaved: [], isSaving: false });

const AT_A_TIME = 4;

type Placed = Pick<HotelImage, 'id' | 'order'>;

/** Saves the order of one image. A failure is only logged (specification 4); returns whether the order is saved. */
async function saveOrder({ id, order }: Placed): Promise<boolean> {
  const key = newKey();
  try {
    await inTurn([`${hotelImages.path}/${id}`], () =>
      repeatIfLost(() => client(hotelImages).update(id, { order }, undefined, key)),
    );
    return true;
  } catch (error) {
    console.warn(`The order of an image was not saved. ${messageOf(error)}`);
    // Another user has deleted it, so no order is left to save.
    return error instanceof ApiError && error.status === 404;
  }
}

/** Saves each order in a call of its own, a few at a time; returns those that failed. */
async function saveOrders(placed: readonly Placed[]): Promise<Placed[]> {
  const waiting = [...placed];
  const unsaved: Placed[] = [];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await saveOrder(next))) unsaved.push(next);
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return unsaved;
}

/** Images that the server has at another place: for the others only the answer was lost. All of them if the server can't be reached. */
async function elsewhere(hotelId: string, placed: readonly Placed[]): Promise<readonly Placed[]> {
  if (placed.length === 0) return placed;
  try {
    const { result } = await client(hotelImages).list({ hotel_id: hotelId });
    const orders = new Map(result.map(({ id, order }) => [id, order]));
    return placed.filter(({ id, order }) => orders.has(id) && orders.get(id) !== order);
  } catch {
    return placed;
  }
}

/**
 * Applies an order optimistically, renumbers images from 1 and saves those that change. Failed ones keep their place and are marked;
 * applying the same order again retries them. A newer order given meanwhile is saved afterwards.
 */
export async function arrangeImages(hotelId: string, images: readonly Placed[]): Promise<void> {
  const { isSaving } = arrangements.of(hotelId);
  arrangements.set(hotelId, (now) => ({ ...now, ids: images.map(({ id }) => id), isSaving: true }));
  if (isSaving) return;
  const orders = new Map(images.map(({ id, order }) => [id, order]));
  let saved: readonly string[] | undefined;
  let unsaved: readonly Placed[] = [];
  while (saved !== arrangements.of(hotelId).ids) {
    saved = arrangements.of(hotelId).ids;
    const placed = renumbered((saved ?? []).map((id) => ({ id, order: orders.get(id) ?? 0 })));
    unsaved = await elsewhere(hotelId, await saveOrders(placed));
    for (const { id, order } of placed) if (!unsaved.some((one) => one.id === id)) orders.set(id, order);
    // Within the loop: an order that is given while the answer is awaited must not be lost.
    await readAgain(hotelImages);
  }
  arrangements.set(hotelId, ({ ids }) => ({
    ids: unsaved.length > 0 ? ids : undefined,
    unsaved: unsaved.map(({ id }) => id),
    isSaving: false,
  }));
}
