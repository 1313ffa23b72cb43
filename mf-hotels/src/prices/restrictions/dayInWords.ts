import type { DayRestrictions, Layer } from './restrictionsOf';

const dayOf = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Accessible name of a day. It begins with the number on its button: `10 June 2027: High season, no night sold, no check-out, special
 * price`.
 */
export function dayInWords(
  day: string,
  { period, stops, checkouts, specials, isUnpriced }: DayRestrictions,
  shown: ReadonlySet<Layer>,
): string {
  const facts = [
    shown.has('periods') && (period ? (period.name ?? 'period') : 'no period'),
    shown.has('unpriced') && isUnpriced && 'no price',
    shown.has('stops') && stops.some(({ applies_to }) => applies_to === 'stay') && 'stop sale',
    shown.has('stops') && stops.some(({ applies_to }) => applies_to === 'arrival') && 'no arrivals',
    shown.has('checkouts') && checkouts.length > 0 && 'no check-out',
    shown.has('specials') && specials.length > 0 && 'special price',
  ].filter((fact) => typeof fact === 'string');
  return [dayOf.format(Date.parse(day)), facts.join(', ')].filter(Boolean).join(': ');
}
