import type { ReportColumns, ReportPoint, ReportResult } from '@itinera/shared/contracts';
import { today } from '@itinera/shared/state';
import { figureInWords } from '../figures';
import { everyStep, isStepRunning, stepInWords } from '../steps';

/** What a chart of a figure shows, in one currency. */
export interface Charted {
  label: string;
  kind: ReportColumns[string]['kind'];
  currency: string | null;
  /** A point for each step of the period. */
  points: ReportPoint[];
  /** The steps in words. */
  steps: string[];
  /** Values of the period before at the places of the same steps; empty if there are none to compare with. */
  earlier: (number | null)[];
  /** Whether the last step is not over. */
  isRunning: boolean;
}

function valuesBefore(
  { before, before_points = [], step }: ReportResult,
  currency: string | null,
  places: number,
): (number | null)[] {
  const own = before_points.filter((point) => point.currency === currency);
  if (before === null || !own.some(({ value }) => value)) return [];
  const values = everyStep(own, before, step).map(({ value }) => value);
  return Array.from({ length: places }, (_, place) => values[place] ?? null);
}

export function chartedOf(
  { label, kind }: ReportColumns[string],
  result: ReportResult,
  currency: string | null,
): Charted {
  const own = result.points.filter((point) => point.currency === currency);
  const points = everyStep(own, result.period, result.step);
  return {
    label,
    kind,
    currency,
    points,
    steps: points.map(({ day }) => stepInWords(day, result.step)),
    earlier: valuesBefore(result, currency, points.length),
    isRunning: isStepRunning(points.at(-1)?.day ?? '', result.step, today()),
  };
}

/** What the chart shows, for those who do not see it. */
export function summaryOf(
  { label, kind, currency, points, steps, isRunning }: Charted,
  step: string,
): string {
  const values = points.map(({ value }) => value ?? 0);
  const highest = values.indexOf(Math.max(...values));
  const running = isRunning ? `, whose ${step} is not over` : '';
  return `${label} by ${step}, from ${steps[0]} to ${steps.at(-1)}${running}. The highest is ${figureInWords(kind, points[highest]?.value ?? null, currency)}, ${steps[highest]}.`;
}
