import { addDays, nightsBetween, type SeasonForm } from '@itinera/shared/contracts';

export type Move = Pick<SeasonForm, 'start' | 'years' | 'days'>;

const yearOf = (day: string): number => Number(day.slice(0, 4));
const isReal = (day: string): boolean => new Date(`${day}T00:00Z`).toISOString().startsWith(day);
const endsFebruary = (day: string): boolean => addDays(day, 1).endsWith('-03-01');

/** The same date of a later year. A first day on 29 February becomes 1 March where there is none. */
function yearsLater(day: string, years: number): string {
  const moved = `${yearOf(day) + years}${day.slice(4)}`;
  return isReal(moved) ? moved : addDays(moved.replace('-29', '-28'), 1);
}

/**
 * The day of the copy of a season for its first day. By weekdays, all days move by the same number of weeks, whose distance to the years is
 * smallest; otherwise days stay at their dates.
 */
export function movedFirst(day: string, { start, years, days }: Move): string {
  if (days === 'dates') return yearsLater(day, years);
  return addDays(day, 7 * Math.round(nightsBetween(start, yearsLater(start, years)) / 7));
}

/** The same for a last day: the end of February stays one, so that periods that follow each other still do. */
export function movedLast(day: string, move: Move): string {
  if (move.days === 'dates' && endsFebruary(day)) return addDays(`${yearOf(day) + move.years}-03-01`, -1);
  return movedFirst(day, move);
}
