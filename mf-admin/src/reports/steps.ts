import {
  addDays,
  weekdayOf,
  type Period,
  type ReportPoint,
  type ReportStep,
} from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';

const startOf = (day: string, step: ReportStep): string => {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  return step === 'week' ? addDays(day, 1 - weekdayOf(day)) : day;
};

const next = (day: string, step: ReportStep): string => {
  if (step === 'month') return startOf(addDays(day, 31), step);
  return addDays(day, step === 'week' ? 7 : 1);
};

/** Whether a step that begins on a day is not over today: it will still grow. */
export const isStepRunning = (day: string, step: ReportStep, today: string): boolean =>
  day <= today && today < next(day, step);

/** Upper limit of points in a chart. */
const mostSteps = 400;

/** Points of one currency, with 0 for steps without values. A report as of one day goes from its first point to its last. */
export function everyStep(
  points: readonly ReportPoint[],
  { from, to }: Period,
  step: ReportStep,
): ReportPoint[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  const isOneDay = from === to && (first.day < startOf(from, step) || last.day > to);
  const known = new Map(points.map((point) => [point.day, point]));
  const found: ReportPoint[] = [];
  const end = isOneDay ? last.day : to;
  for (let day = isOneDay ? first.day : startOf(from, step); day <= end; day = next(day, step)) {
    found.push(known.get(day) ?? { day, currency: first.currency, value: 0 });
    if (found.length === mostSteps) break;
  }
  return found;
}

/** A step in words: a day, the first day of a week, or a month. */
export const stepInWords = (day: string, step: ReportStep): string =>
  step === 'month' ? day.slice(0, 7).split('-').toReversed().join('.') : formatDay(day);
