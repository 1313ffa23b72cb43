import type { CancellationStep, CancellationTerms, Charge, CostStage } from '@itinera/shared/contracts';
import { formatInstantIn } from './dates';
import { decimal } from './decimal';
import { formatMoney } from './money';
import { plural } from './plural';

/** Basis points: `1250` → `12,5 %`. */
const percent = (bp: number): string => `${decimal(bp / 100)}\u00a0%`;

/** What terms are about. */
type TermsOf = 'stay' | 'flight' | 'transfer';

const per = { amount_per_stay: 'stay', amount_per_room: 'room', amount_per_person: 'person' } as const;
const wordsOf = {
  stay: { begin: 'arrival', whole: 'the whole stay', per },
  transfer: { begin: 'arrival', whole: 'the whole transfer', per: { ...per, amount_per_stay: 'transfer' } },
  flight: { begin: 'departure', whole: 'the whole fare', per: { ...per, amount_per_person: 'seat' } },
} as const;

/** `1 night`, `50 %`, `the whole stay`, `30,00 EUR per room`; amounts are of this currency. */
export function chargeInWords({ kind, value }: Charge, currency: string, of: TermsOf = 'stay'): string {
  if (kind === 'nights') return plural(value, 'night');
  if (kind !== 'percent') return `${formatMoney(value, currency)} per ${wordsOf[of].per[kind]}`;
  return value === 10_000 ? wordsOf[of].whole : percent(value);
}

type Moment = Pick<CancellationStep, 'days_before' | 'hour'>;

/** `14 days before arrival, 18:00`; `the day of arrival` at its first minute; `the booking` without days. */
function momentInWords({ days_before, hour }: Moment, of: TermsOf): string {
  if (days_before === null) return 'the booking';
  const { begin } = wordsOf[of];
  const day = days_before === 0 ? `the day of ${begin}` : `${plural(days_before, 'day')} before ${begin}`;
  return hour === 0 ? day : `${day}, ${String(hour).padStart(2, '0')}:00`;
}

const daysOf = ({ days_before }: Moment): number => days_before ?? Infinity;
const inTime = (one: Moment, other: Moment): number =>
  daysOf(one) === daysOf(other) ? one.hour - other.hour : daysOf(other) - daysOf(one);

/**
 * Terms line by line: `Free until 14 days before arrival, 18:00`, `then 1 night`, `from 2 days before arrival: the whole stay`, `no-show:
 * the whole stay`. Times are of the hotel's time zone; those of a flight are before its departure, in that of the airport of origin,
 * those of a transfer before the arrival, in that of the hotel.
 */
export function termsInWords(
  { steps, no_show }: Pick<CancellationTerms, 'steps' | 'no_show'>,
  currency: string,
  of: TermsOf = 'stay',
): string[] {
  const missed = no_show ? [`no-show: ${chargeInWords(no_show, currency, of)}`] : [];
  const [first, ...later] = steps.toSorted(inTime);
  if (!first) return [`Free until ${wordsOf[of].begin}`, ...missed];
  const charged = chargeInWords(first, currency, of);
  const begin =
    first.days_before === null
      ? [`From the booking on: ${charged}`]
      : [`Free until ${momentInWords(first, of)}`, `then ${charged}`];
  const others = later.map((step) => `from ${momentInWords(step, of)}: ${chargeInWords(step, currency, of)}`);
  return [...begin, ...others, ...missed];
}

/** Costs line by line, as instants of a time zone: `Free until 12.05.2027 18:00`, `then 240,00 EUR`, `from 20.05.2027 18:00: 480,00 EUR`. */
export function stagesInWords(
  [first, ...later]: readonly CostStage[],
  currency: string,
  time_zone: string,
): string[] {
  const costs = (cost_minor: number) => (cost_minor === 0 ? 'free' : formatMoney(cost_minor, currency));
  const [second, ...others] = later;
  const from = ({ from: instant, cost_minor }: CostStage): string =>
    `from ${instant ? formatInstantIn(instant, time_zone) : 'the booking'}: ${costs(cost_minor)}`;
  if (!first || (first.cost_minor === 0 && !second)) return ['Free at any time'];
  if (first.cost_minor !== 0 || !second?.from)
    return [`From the booking on: ${costs(first.cost_minor)}`, ...later.map(from)];
  return [
    `Free until ${formatInstantIn(second.from, time_zone)}`,
    `then ${costs(second.cost_minor)}`,
    ...others.map(from),
  ];
}
