import * as z from 'zod/mini';
import { flag, id } from '../fields';
import { travellers } from '../travellers';

/** What is asked of a person who is in no list yet; the rest can be added to the traveller later. */
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

/**
 * One person of the party of a new booking: somebody of the list, or somebody new, who becomes a traveller along with the booking. With
 * neither it is not known yet who that is.
 */
const person = z
  .strictObject({
    traveller_id: z.optional(z.nullable(id)),
    traveller: z.optional(newTraveller),
    /** Absent everywhere: the first one leads. */
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
