import { nextStates, type BookingState } from '@itinera/shared/contracts';

/** Whether a booking may change from one state to another. The same state is no change. */
export const mayBecome = (from: BookingState, to: BookingState): boolean => nextStates[from].includes(to);
