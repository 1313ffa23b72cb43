import { addDays, ageOn, nightsBetween } from '@itinera/shared/contracts';
import type { Findings } from './findings';
import type { Booking, Parts, Rows } from './rows';

type Stay = Parts['stays'][number];

const guestsOf = ({ rooms, adults, child_ages }: Stay): number => rooms * (adults + child_ages.length);

/** The stays in the night of a day. */
const staysOn = ({ stays }: Parts, day: string): Stay[] =>
  stays.filter(({ check_in, check_out }) => check_in <= day && day < check_out);

const nightsOf = ({ stays }: Parts): string[] => [
  ...new Set(
    stays.flatMap(({ check_in, nights }) =>
      Array.from({ length: nights }, (_, night) => addDays(check_in, night)),
    ),
  ),
];

const inNight = (parts: Parts, night: string): number =>
  staysOn(parts, night).reduce((all, stay) => all + guestsOf(stay), 0);

const fullest = (parts: Parts): number =>
  nightsOf(parts).reduce((most, night) => Math.max(most, inNight(parts, night)), 0);

/** Checks the party night by night: people in several rooms at once are added up, those who move on are the same. */
export function checkParty(found: Findings, booking: Booking, parts: Parts): void {
  const { ref, adults, children, infants } = booking;
  const expected = Math.max(fullest(parts), parts.members.length);
  found.same('the party is who travels', ref, adults + children + infants, expected);
}

const seatAge = 2;

/**
 * Number of seats that a booking needs on a day, whatever its hotels count as children; undefined if several answers are right, because
 * named people may be any of those whose ages the stays have.
 */
export function seatsNeeded(parts: Parts, rows: Rows, day: string): number | undefined {
  const birthdays = parts.members.map(
    ({ traveller_id }) => rows.travellers.find(({ id }) => id === traveller_id)?.birthday ?? day,
  );
  const nights = nightsOf(parts).filter((night) => inNight(parts, night) === fullest(parts));
  const distances = nights.map((night) => Math.abs(nightsBetween(night, day)));
  const near = nights.filter((_, at) => distances[at] === Math.min(...distances));
  const [night] = near;
  if (night === undefined || near.length > 1) return undefined;
  const stays = staysOn(parts, night);
  const adults = stays.reduce((all, stay) => all + stay.rooms * stay.adults, 0);
  const isGrown = birthdays.every((birthday) => ageOn(day, birthday) >= 18);
  const isFar = stays.some((stay) => Math.abs(nightsBetween(stay.check_in, day)) > 360);
  if (!isGrown || isFar || birthdays.length > adults) return undefined;
  return (
    adults +
    stays.reduce(
      (all, { rooms, child_ages }) => all + rooms * child_ages.filter((age) => age >= seatAge).length,
      0,
    )
  );
}
