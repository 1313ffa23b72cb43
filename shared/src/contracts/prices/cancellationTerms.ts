import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import { day, flag, id, integer, queryFlag, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';
import { charge, chargeFields, withinHighestCharge } from './charges';
import { currencyOfAmounts } from './currencyOfAmounts';

const mostSteps = 10;
export const fewSteps = z.maxLength(mostSteps, { error: `Keep at most ${mostSteps} steps.` });

/** When a step begins. */
export const momentFields = {
  /** So many days before the day of arrival or departure; null: from the booking on. */
  days_before: z.nullable(integer(0, 1000)),
  /** Hour of that day in the time zone of the hotel, or of the airport of origin, 0 to 24. */
  hour: integer(0, 24),
};

/** From which moment on a cancellation is charged, and how much. */
const cancellationStep = z.strictObject({ ...momentFields, ...chargeFields }).check(withinHighestCharge);
export type CancellationStep = z.infer<typeof cancellationStep>;

export const cancellationSteps = z.array(cancellationStep).check(fewSteps);

const ids = z.array(id).check(z.maxLength(50, { error: 'Choose at most 50.' }));

const fields = {
  hotel_id: id,
  dmc_id: id,
  /** Days of arrival, both included. */
  stay_from: day,
  stay_to: day,
  booking_from: day,
  booking_to: day,
  /** Empty means all. */
  room_type_ids: ids,
  boarding_type_ids: ids,
  /** Empty means with any offer and without one; otherwise only stays that one of these reduces. */
  offer_ids: ids,
  steps: cancellationSteps,
  /** Of guests who don't arrive; null: as after the last step. */
  no_show: z.nullable(charge),
  is_active: flag,
};

/** The hour of a step from the booking on has no meaning. */
const momentOf = ({ days_before, hour }: CancellationStep): string =>
  days_before === null ? 'booking' : `${days_before} ${hour}`;

/** Two steps that begin at the same moment contradict each other. */
export function stepProblems(steps: readonly CancellationStep[], field: string): FieldProblems {
  const moments = steps.map(momentOf);
  const twice = moments.findIndex((moment, index) => moments.indexOf(moment) !== index);
  return twice < 0
    ? {}
    : { [field]: `Step ${twice + 1} begins when an earlier one does. Change its day or hour.` };
}

/**
 * Terms of cancellation of a partner for stays in a hotel: those that arrive and are booked within the windows. Of several, those with
 * the most selectors apply, then those for the fewest days of arrival. Stays without terms are charged by hand.
 */
export const cancellationTerms = collection({
  path: '/api/cancellation-terms',
  entity: { id, ...fields, name: z.string(), created_at: timestamp, updated_at: timestamp, ...tagged },
  input: { ...fields, name: text(120, 1), currency: currencyOfAmounts },
  create: ['hotel_id', 'dmc_id', 'name', 'booking_from', 'booking_to', 'stay_from', 'stay_to'],
  defaults: {
    room_type_ids: [],
    boarding_type_ids: [],
    offer_ids: [],
    steps: [],
    no_show: null,
    is_active: true,
  },
  filters: {
    ...withTags,
    hotel_id: z.optional(id),
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['name', 'stay_from', 'stay_to'],
  reference: true,
  problemsIn: (terms) => ({
    ...daysInOrderProblems(terms, 'booking_from', 'booking_to'),
    ...daysInOrderProblems(terms, 'stay_from', 'stay_to'),
    ...stepProblems(terms.steps ?? [], 'steps'),
  }),
});
export type CancellationTerms = Entity<typeof cancellationTerms>;

/** What cancelling costs from an instant on, in minor units; `from` is null for the first stage, which begins with the booking. */
export const costStage = z.object({ from: z.nullable(timestamp), cost_minor: z.number() });
export type CostStage = z.infer<typeof costStage>;

/** Terms that apply to a stay, to seats of a block, or to a transfer of a hotel, with their costs; frozen in bookings. */
export const termsOfStay = z.object({
  /** Of seats: the block; of a transfer: the airport of the hotel. */
  terms_id: z.string(),
  /** Of seats: the code of the block; of a transfer: that of the airport. */
  name: z.string(),
  /** Time zone of the hotel, or of the airport of origin. */
  time_zone: z.string(),
  steps: z.array(z.object(cancellationStep.shape)),
  no_show: z.nullable(z.object(chargeFields)),
  /** In order; neighbours differ in their cost. What the partner charges. */
  stages: z.array(costStage),
});
export type TermsOfStay = z.infer<typeof termsOfStay>;
