import type { Booking } from '@itinera/shared/contracts';
import { act, failureOf, intentOf } from '@itinera/shared/data';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';
import { bookingAction } from './bookingAction';

/** Undo action of a completion. */
export function undoCompletion(booking: Pick<Booking, 'id'>): MessageAction {
  const intent = intentOf((body: object, key) => act({ ...bookingAction(booking, 'status'), body }, key));
  const words = { whether: 'the completion was undone', refused: 'Not undone.' };
  return {
    label: 'Undo',
    undoes: true,
    run: () =>
      void intent.send({ status: 'confirmed' }).then(
        () => showSnackbar('Completion undone', 'success'),
        (failure: unknown) => showSnackbar(failureOf(failure, words), 'warning'),
      ),
  };
}
