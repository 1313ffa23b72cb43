import {
  cancellationSteps,
  cancellationTerms,
  charge,
  type CancellationTerms,
  type PricePeriod,
} from '@itinera/shared/contracts';
import { chargeInWords, formatDay, plural, termsInWords } from '@itinera/shared/format';
import type { EntityWords } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import { formatDays } from '../rules/days';
import type { RuleKind } from '../rules/ruleKind';
import { namesOf, type TypeChoice } from '../rules/typeNames';
import { daysWithoutTerms } from './daysWithoutTerms';
import { TermsFields } from './TermsFields';
import { nestedWords } from './termsForm';

const words: EntityWords<typeof cancellationTerms> = {
  of: cancellationTerms,
  noun: 'cancellation terms',
  query: {},
  fields: {
    hotel_id: { label: 'Hotel' },
    dmc_id: { label: 'Partner' },
    name: { label: 'Name', hint: 'Shown with the price, such as: Flexible' },
    stay_from: { label: 'Arrival from' },
    stay_to: { label: 'Arrival until' },
    booking_from: { label: 'Booked from' },
    booking_to: { label: 'Booked until' },
    steps: { label: 'Steps', hint: 'Without steps, cancelling is free until arrival.' },
    no_show: { label: 'Charge a no-show', hint: 'Otherwise as after the last step.' },
    room_type_ids: { label: 'Rooms', hint: 'None selected: all rooms' },
    boarding_type_ids: { label: 'Boardings', hint: 'None selected: all boardings' },
    offer_ids: { label: 'Offers', hint: 'None selected: with any offer and without one' },
    is_active: { label: 'Active' },
    ...nestedWords,
  },
};

/** Steps and charges of an edit in words, for the message that says what was changed. */
const shownIn = (currency: string) => ({
  steps: (value: unknown) => {
    const { data: steps } = cancellationSteps.safeParse(value);
    return steps ? termsInWords({ steps, no_show: null }, currency).join(', ') : 'other steps';
  },
  no_show: (value: unknown) => {
    const { data } = charge.safeParse(value);
    return data ? chargeInWords(data, currency) : 'as after the last step';
  },
});

/** Warning about arrivals that terms are missing for, where there are some terms. */
function missingInWords(days: readonly string[]): string | undefined {
  const [first] = days;
  return first === undefined
    ? undefined
    : `Arrivals on ${plural(days.length, 'day')} of the coming year have no terms, the first on ${formatDay(first)}. Stays without terms are charged by hand.`;
}

interface OfPartner {
  /** Offers of the partner; undefined until they are loaded. */
  offers: readonly TypeChoice[] | undefined;
  periods: readonly PricePeriod[];
  currency: string;
}

const sentence = ({ steps, no_show, is_active }: CancellationTerms, currency: string): string =>
  [...termsInWords({ steps, no_show }, currency), ...(is_active ? [] : ['inactive'])].join(' · ');

/** Terms of cancellation as a kind of rules of a partner with these offers. */
export const termsKind = ({ offers, periods, currency }: OfPartner): RuleKind<typeof cancellationTerms> => ({
  title: 'Cancellation terms',
  words,
  Fields: TermsFields,
  whenEmpty: 'None. Stays without terms are charged by hand when they are cancelled.',
  start: ({ days, room_type_id, boarding_type_id }) => ({
    booking_from: today(),
    ...(days && { stay_from: days.from, stay_to: days.to }),
    ...(room_type_id !== undefined && { room_type_ids: [room_type_id] }),
    ...(boarding_type_id !== undefined && { boarding_type_ids: [boarding_type_id] }),
  }),
  beside: (scope) => ({ currency: scope.currency }),
  shown: shownIn(currency),
  nameOf: ({ name }) => name,
  factsOf: (terms, { rooms, boardings }) => [
    sentence(terms, currency),
    `Arrival ${formatDays(terms.stay_from, terms.stay_to)}, booked ${formatDays(terms.booking_from, terms.booking_to)}`,
    ...namesOf(terms.room_type_ids, rooms),
    ...namesOf(terms.boarding_type_ids, boardings),
    ...(offers ? namesOf(terms.offer_ids, offers).map((names) => `With ${names}`) : []),
  ],
  noticeOf: (all, scope) =>
    all.length === 0 ? undefined : missingInWords(daysWithoutTerms(all, { ...scope, periods }, today())),
  lastDayOf: ({ stay_to, booking_to }) => (stay_to < booking_to ? stay_to : booking_to),
});
