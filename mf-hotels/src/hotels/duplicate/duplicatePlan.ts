import { duplicateHotelPath, hotels, type DuplicateHotel, type Hotel } from '@itinera/shared/contracts';
import { act, ApiError, tagOf, undoWrites } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';
import { pathTo } from '@itinera/shared/routes';
import type { MessageAction } from '@itinera/shared/state';

const pathOf = ({ id }: Hotel): string => `${hotels.path}/${id}`;

/** Another user may have deleted it before. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}

/** One call, which creates the whole hotel or nothing. With other values after a lost answer, the first one is deleted. */
export const duplicatePlan = (id: string, body: DuplicateHotel) =>
  inOrder().step('made', {
    label: 'Duplicate the hotel',
    run: (_earlier, key) => act<Hotel>({ path: duplicateHotelPath(id), body, refresh: [hotels] }, key),
    undo: (made) =>
      act({ method: 'DELETE', path: pathOf(made), tag: tagOf(made), refresh: [hotels] }).catch(unlessGone),
  });

/** Deletes the duplicate, unless another user has changed it since; `leave` is called if its page is open. */
export const undoOfDuplicate = (made: Hotel, leave: () => void): MessageAction => ({
  label: 'Undo',
  undoes: true,
  run: () => {
    const { id, name } = made;
    const operation = { method: 'DELETE' as const, path: pathOf(made), if_match: tagOf(made) };
    const isShown = () => window.location.pathname === pathTo('hotels-id', { id });
    void undoWrites(hotels, [{ id, name, operation }], {
      done: `${name} deleted`,
      refused: `${name} was not deleted.`,
    }).then((skipped) => skipped === 0 && isShown() && leave());
  },
});
