import type { Booking } from '@itinera/shared/contracts';
import { intentOf, messageOf } from '@itinera/shared/data';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';
import { bookingCall, callOf } from './bookingCall';

/** The Undo of a completion. */
export function undoCompletion(booking: Pick<Booking, 'id'>): MessageAction {
  const intent = intentOf((body: object, key) => bookingCall(callOf(booking, 'status'), body, key));
  return {
    label: 'Undo',
    undoes: true,
    run: () =>
      void intent.send({ status: 'confirmed' }).then(
        () => showSnackbar('Completion undone', 'success'),
        (failure: unknown) => showSnackbar(`Not undone. ${messageOf(failure)}`, 'warning'),
      ),
  };
}
