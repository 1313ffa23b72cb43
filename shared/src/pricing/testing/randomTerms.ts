import { chargeKinds, type Charge } from '@itinera/shared/contracts';
import * as fc from 'fast-check';
import { boardings, mostly, range, rooms } from './parts';

/** A charge of any kind, with a value that its kind allows. */
export const anyCharge: fc.Arbitrary<Charge> = fc
  .record({ kind: fc.constantFrom(...chargeKinds), value: fc.integer({ min: 1, max: 10_000 }) })
  .map(({ kind, value }) => ({ kind, value: kind === 'nights' ? 1 + (value % 10) : value }));

const anyStep = fc
  .record({
    days_before: fc.option(fc.nat({ max: 40 }), { nil: null, freq: 6 }),
    hour: fc.constantFrom(0, 12, 18, 24),
    charge: anyCharge,
  })
  .map(({ charge, ...moment }) => ({ ...moment, ...charge }));

/** Steps of terms begin at different moments. */
export const anySteps = fc.uniqueArray(anyStep, {
  maxLength: 4,
  selector: ({ days_before, hour }) => `${days_before} ${hour}`,
});

export const terms = fc
  .record({
    name: fc.constantFrom('Usual', 'Strict', 'Not refundable'),
    stay: range(-20, 40, 90),
    booked: range(-130, -40, 140),
    room_type_ids: fc.constantFrom<string[]>([], [], [rooms[0]]),
    boarding_type_ids: fc.constantFrom<string[]>([], [], [boardings[1], boardings[2]]),
    offer_ids: fc.constant<string[]>([]),
    steps: anySteps,
    no_show: fc.option(anyCharge, { nil: null }),
    is_active: mostly(true),
  })
  .map(({ stay: [stay_from, stay_to], booked: [booking_from, booking_to], ...more }) => ({
    ...more,
    stay_from,
    stay_to,
    booking_from,
    booking_to,
  }));
