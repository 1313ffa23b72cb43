import type { AgeReference } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { isOver } from '../../isOver';
import { newEntry } from '../block';
import { checklist } from '../documents/checklist';
import { guestTodos, passportTodos, unnamedGuests } from './guestTodos';
import { misfitTodos } from './misfitTodos';
import { moneyTodos } from './moneyTodos';
import { holdTodos, requestTodos } from './roomTodos';
import type { Todo } from './todo';

interface Terms {
  now: string;
  isPartner: boolean;
  /** Day on which ages count. */
  reference: AgeReference;
  /** How long passports are valid after a stay. */
  months: number;
}

/** Documents that a confirmed trip needs and nobody has added. */
function documentTodos(booking: Booking, isPartner: boolean): Todo[] {
  if (booking.status !== 'confirmed') return [];
  const missing = checklist(booking, isPartner)
    .filter(({ versions }) => versions.length === 0)
    .map(({ label }) => label.toLowerCase());
  if (missing.length === 0) return [];
  const remedy = { verb: 'Add document', dialog: `documents:${newEntry}` };
  return [{ text: `Missing: ${missing.join(', ')}.`, remedy }];
}

/** A declined stay needs another one, or a hotel that takes it after all. */
const declineTodos = ({ hotels = [] }: Booking): Todo[] =>
  hotels
    .filter(({ declined_at }) => declined_at !== null)
    .map(({ id, check_in, decline_reason }) => ({
      text: `The stay from ${formatDay(check_in)} is declined: ${decline_reason ?? ''}`,
      remedy: { verb: 'Edit stay', dialog: `hotels:${id}` },
    }));

/** What a booking needs, in the order of its importance. A booking that is over needs nothing but money. */
export function todosOf(booking: Booking, { now, isPartner, reference, months }: Terms): Todo[] {
  if (isOver(booking)) return isPartner ? [] : moneyTodos(booking, now);
  if (isPartner)
    return [...requestTodos(booking), ...unnamedGuests(booking, reference), ...documentTodos(booking, true)];
  return [
    ...declineTodos(booking),
    ...holdTodos(booking),
    ...requestTodos(booking),
    ...misfitTodos(booking, reference),
    ...guestTodos(booking, reference),
    ...moneyTodos(booking, now),
    ...passportTodos(booking, { now, months }),
    ...documentTodos(booking, false),
  ];
}
