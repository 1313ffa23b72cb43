import { nextStates, type BookingState } from '@itinera/shared/contracts';

/** Whether a booking may go from one state to another. It never goes to the state that it is in. */
export const mayBecome = (from: BookingState, to: BookingState): boolean => nextStates[from].includes(to);
