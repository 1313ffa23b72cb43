import { cancellationTerms, type CancellationStep, type ChargeKind } from '@itinera/shared/contracts';
import { derivedFraction, derivedId } from '../derivedId';
import { bookedEarly, earlyBooking, summer } from './demoRules';
import { endOfPrices, type Season } from './seasons';

const stamp = '2026-10-06T09:00:00.000Z';

interface Contract {
  key: string;
  owner: { hotel_id: string; dmc_id: string };
  seasons: readonly Season[];
}

const whole = { kind: 'percent', value: 10_000 } as const;
/** From six in the evening so many days before the arrival. */
const step = (days_before: number, kind: ChargeKind, value: number): CancellationStep => ({
  days_before,
  hour: 18,
  kind,
  value,
});
const always = {
  stay_from: '2026-11-01',
  stay_to: endOfPrices,
  booking_from: '2026-01-01',
  booking_to: endOfPrices,
};

/** What cancelling costs by the contracts of the demo's partners: most have terms, stricter ones in the best season, some for an offer. */
export function demoTerms({ key, owner, seasons }: Contract) {
  const has = (what: string, share: number) => derivedFraction(`${key} ${what}`) < share;
  if (!has('terms', 0.9)) return [];
  const terms = (name: string, steps: CancellationStep[], more: object = {}) => ({
    ...cancellationTerms.defaults,
    id: derivedId(`${key} terms ${name}`),
    ...owner,
    name,
    ...always,
    steps,
    ...more,
    created_at: stamp,
    updated_at: stamp,
  });
  const first = has('terms by amount', 0.2)
    ? step(14, 'amount_per_room', 5_000)
    : step(has('long notice', 0.3) ? 14 : 7, 'nights', 1);
  return [
    terms('Flexible', [first, step(2, 'percent', 10_000)], { no_show: whole }),
    ...seasons
      .filter(({ name }) => name === 'Peak')
      .map(({ start, end }, year) =>
        terms(
          year === 0 ? 'Peak season' : `Peak season ${end.slice(0, 4)}`,
          [step(21, 'percent', 3_000), step(7, 'percent', 10_000)],
          {
            stay_from: start,
            stay_to: end,
          },
        ),
      ),
    ...(has('not refundable', 0.35)
      ? [
          terms('Early booking, not refundable', [{ days_before: null, hour: 0, ...whole }], {
            ...summer,
            ...bookedEarly,
            offer_ids: [derivedId(`${key} ${earlyBooking}`)],
          }),
        ]
      : []),
  ];
}
