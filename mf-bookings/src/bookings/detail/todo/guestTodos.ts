import { doubtInWords, type AgeReference, type Doubt } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { pathTo } from '@itinera/shared/routes';
import { fullName } from '../../customer/fullName';
import { newEntry } from '../block';
import { doubtsIn } from '../travellers/occupancy';
import { warningOfPassport, type PassportTerms } from '../travellers/warningOfPassport';
import type { Remedy, Todo } from './todo';

function remedyOf({ hotels = [], travellers = [] }: Booking, doubt: Doubt): Remedy | undefined {
  if (doubt.about === 'unnamed') return { verb: 'Add traveler', dialog: `travellers:${newEntry}` };
  if (doubt.about === 'unborn') {
    const named = travellers.find(({ traveller }) => traveller && fullName(traveller) === doubt.name);
    return named && { verb: 'Edit traveler', path: travellerPath(named.traveller_id) };
  }
  const stay =
    doubt.about === 'ages' ? hotels.find(({ check_in }) => check_in === doubt.check_in) : hotels[0];
  return stay && { verb: 'Edit stay', dialog: `hotels:${stay.id}` };
}

const travellerPath = (id: string) => `${pathTo('travelers-id', { id })}?dialog=edit`;

/** Other doubts, such as about a hotel that has not answered, are to do by themselves. */
const ofGuests: readonly string[] = [
  'unnamed',
  'too_many',
  'ages',
  'guests',
  'unborn',
] satisfies Doubt['about'][];

/** Guests who are not named yet or differ from what is priced. */
export const guestTodos = (booking: Booking, reference: AgeReference): Todo[] =>
  doubtsIn(booking, reference)
    .filter(({ about }) => ofGuests.includes(about))
    .map((doubt) => {
      const remedy = remedyOf(booking, doubt);
      return { text: doubtInWords(doubt), ...(remedy && { remedy }) };
    });

/** Partners see who is not named yet, and change neither travelers nor prices. */
export const unnamedGuests = (booking: Booking, reference: AgeReference): Todo[] =>
  doubtsIn(booking, reference)
    .filter(({ about }) => about === 'unnamed')
    .map((doubt) => ({ text: doubtInWords(doubt) }));

/** Passports that are not valid for long enough. */
export const passportTodos = (booking: Booking, terms: PassportTerms): Todo[] =>
  (booking.travellers ?? []).flatMap((one) => {
    const warning = warningOfPassport(booking, one, terms);
    if (!one.traveller || warning === undefined) return [];
    const name = fullName(one.traveller);
    const remedy = { verb: 'Edit traveler', about: name, path: travellerPath(one.traveller_id) };
    return [{ text: `${name}: ${warning}`, remedy }];
  });
