import { addDays, bookingStates, type BookingState } from '@itinera/shared/contracts';
import { demoStaff } from '../data/people';
import { demoFamilies } from '../data/travellers';
import { between } from '../demoStays';
import { derivedFraction, derivedId, pick } from '../derivedId';
import { departureFrom } from './demoBlocks';

const firstCreation = Date.UTC(2026, 7, 20, 8);
const lastCreation = Date.UTC(2026, 10, 21, 16);

/** When a trip is booked, and for how long; prices decide hotel and amount. */
export interface Trip {
  key: string;
  status: BookingState;
  created: string;
  manager: string;
  family: (typeof demoFamilies)[number];
  check_in: string;
  nights: number;
  /** Whether the customer flies on a charter: only to its airports, and on its days. */
  isCharter: boolean;
}

const isState = (status: string): status is BookingState => bookingStates.some((state) => state === status);

/** Most bookings are confirmed. */
const states =
  'confirmed confirmed draft confirmed on_request completed confirmed cancelled confirmed completed'
    .split(' ')
    .filter(isState);

const charterShare = 0.45;

const managers = demoStaff.filter(({ status }) => status === 'active').map(({ email }) => `user ${email}`);

/** The trips in order of creation. Completed ones took place early in November 2026. */
export const demoTrips = (count: number): Trip[] =>
  Array.from({ length: count }, (_, index) => {
    const key = `booking ${index + 1}`;
    const status = states[index % states.length] ?? 'confirmed';
    const isOver = status === 'completed';
    const latest = isOver ? Date.UTC(2026, 9, 20) : lastCreation;
    const at =
      firstCreation + ((latest - firstCreation) * (index + derivedFraction(`${key} created`))) / count;
    const family = pick(demoFamilies, `${key} family`);
    const isCharter = derivedFraction(`${key} charter`) < charterShare;
    const fraction = between(0, 1, 3, `${key} days`);
    // The next charter departures sell first.
    const first = isOver
      ? addDays('2026-11-01', Math.round((isCharter ? 12 : 8) * fraction))
      : addDays('2026-11-26', Math.round(300 * (isCharter ? fraction ** 3 : fraction)));
    const nights = isOver ? [5, 7, 8] : [7, 7, 7, 10, 14];
    return {
      key,
      status,
      created: new Date(at).toISOString(),
      manager: derivedId(pick(managers, `${key} manager`)),
      family,
      check_in: isCharter ? departureFrom(first) : first,
      nights: isCharter ? 7 : pick(nights, `${key} nights`),
      isCharter,
    };
  }).toSorted((one, other) => (one.created < other.created ? -1 : 1));
