import * as z from '@itinera/shared/schema';
import { flag, freeText, id, oneOf, optionalId } from '../fields';
import { travellers } from '../travellers';

/** Required fields of a new person; others can be added to the traveller later. */
export const newTraveller = z.pick(travellers.createInput, {
  first_name: true,
  last_name: true,
  sex: true,
  birthday: true,
  nationality: true,
  email: true,
  phone: true,
  passport_number: true,
  passport_expires_at: true,
});

/** A person of a new booking: from the list, or new, who becomes a traveller along with the booking. Neither: unknown yet. */
const person = z
  .strictObject({
    traveller_id: z.optional(z.nullable(id)),
    traveller: z.optional(newTraveller),
    /** Absent for all: the first one is the lead. */
    is_lead: z.optional(flag),
  })
  .check(
    z.refine(({ traveller_id, traveller }) => !traveller_id || !traveller, {
      path: ['traveller_id'],
      error: 'Choose a traveler, or enter a new one.',
    }),
  );

const mostPeople = 60;

export const partyOfBooking = z.array(person).check(
  z.maxLength(mostPeople, { error: `A booking has at most ${mostPeople} travelers.` }),
  z.refine((party) => party.filter(({ is_lead }) => is_lead).length <= 1, {
    error: 'Choose one lead.',
  }),
);
export type PersonOfBooking = z.infer<typeof person>;
/** As a form holds it. */
export type PersonTyped = z.input<typeof person>;

/** Form of people who are pasted as text, one per line, into a booking. */
export const pastedPeopleForm = z.strictObject({
  text: freeText(8000).check(z.minLength(1, { error: 'Paste at least one line with a name.' })),
  order: oneOf(['first', 'last']),
  /** Of people whose line names no country. */
  nationality: optionalId,
});
