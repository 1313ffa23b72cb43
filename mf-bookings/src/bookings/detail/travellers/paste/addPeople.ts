import { bookingTravellers, travellers, type Booking, type Traveller } from '@itinera/shared/contracts';
import { client, readAgain } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';
import type { Addable } from './verdictOf';

type Added = Readonly<Record<string, Pick<Traveller, 'id'>>>;

/** The person in the list, by passport, or by birthday and name in any spelling. */
async function sameAs({ first_name, last_name, birthday, passport_number }: Addable) {
  const first = async (query: object) => (await client(travellers).list({ ...query, per_page: 1 })).result[0];
  const holder = passport_number === undefined ? undefined : await first({ passport_number });
  return holder ?? first({ birthday, named_like: `${last_name}, ${first_name}` });
}

/** Adds people to a booking, one after the other; those in the list of travellers are not entered twice. */
export function addPeople(booking: Booking, people: readonly Addable[]) {
  const inBooking = (booking.travellers ?? []).length;
  return people.reduce(
    (plan, person, index) =>
      plan
        .step(`person ${index}`, {
          label: `Find or enter ${person.first_name} ${person.last_name}`,
          run: async (_earlier, key) =>
            (await sameAs(person)) ?? client(travellers).create({ ...travellers.defaults, ...person }, key),
        })
        .step(`place ${index}`, {
          label: `Add ${person.first_name} ${person.last_name} to the booking`,
          run: async (earlier: Added, key) => {
            const place = await client(bookingTravellers).create(
              {
                ...bookingTravellers.defaults,
                booking_id: booking.id,
                traveller_id: earlier[`person ${index}`]?.id ?? '',
                is_lead: inBooking + index === 0,
                order: inBooking + index,
              },
              key,
            );
            if (index === people.length - 1) await readAgain(bookingTravellers);
            return place;
          },
        }),
    inOrder() as ReturnType<typeof inOrder> & object,
  );
}
