import { formatDay } from '@itinera/shared/format';
import type { DayRestrictions, Layer } from './restrictionsOf';

/** Says what applies on a day: `10.06.2027: High season, no night sold, no check-out, special price`. */
export function dayInWords(
  day: string,
  { period, stops, checkouts, specials }: DayRestrictions,
  shown: ReadonlySet<Layer>,
): string {
  const facts = [
    shown.has('periods') && (period ? (period.name ?? 'period') : 'no period'),
    shown.has('stops') && stops.some(({ applies_to }) => applies_to === 'stay') && 'stop sale',
    shown.has('stops') && stops.some(({ applies_to }) => applies_to === 'arrival') && 'no arrivals',
    shown.has('checkouts') && checkouts.length > 0 && 'no check-out',
    shown.has('specials') && specials.length > 0 && 'special price',
  ].filter((fact) => typeof fact === 'string');
  return [formatDay(day), facts.join(', ')].filter(Boolean).join(': ');
}
