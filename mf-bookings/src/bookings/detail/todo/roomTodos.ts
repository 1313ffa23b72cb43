import type { Booking, BookingHotel } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import type { Todo } from './todo';

const isUnanswered = ({ confirmation_number, declined_at }: BookingHotel): boolean =>
  !confirmation_number && declined_at === null;

const about = ({ check_in }: BookingHotel): string => `stay from ${formatDay(check_in)}`;

/** Rooms that are no longer kept, because their hold has ended before the booking was confirmed. */
export const holdTodos = ({ hotels = [] }: Booking): Todo[] =>
  hotels
    .filter(({ rooms_status, declined_at }) => rooms_status === 'released' && declined_at === null)
    .map((stay) => ({
      text: `The hold of the ${about(stay)} has ended: its rooms are no longer kept.`,
      remedy: { verb: 'Hold again', about: about(stay), holds: stay.id },
    }));

/** Stays that no allotment has rooms for: the hotel gives a number, or declines them. */
export const requestTodos = ({ hotels = [] }: Booking): Todo[] =>
  hotels
    .filter((stay) => stay.on_request && isUnanswered(stay))
    .map((stay) => ({
      text: `The ${about(stay)} is on request: the number of the hotel is missing.`,
      remedy: { verb: 'Confirm stay', about: about(stay), dialog: `confirm-stay:${stay.id}` },
    }));
