import { addDays, nightsBetween } from '@itinera/shared/contracts';
import { plusMonths } from '@itinera/shared/format';

/** Nights that are loaded, both included. */
export interface Span {
  from: string;
  to: string;
}

/** The API answers three years; edits of months that are further away are compared when their month is shown. */
const FARTHEST = 500;

/** The nights of a month, and of others up to them. */
export function spanOf(month: string, others: readonly string[]): Span {
  const first = `${month}-01`;
  const near = others.filter((other) => Math.abs(nightsBetween(first, `${other}-01`)) <= FARTHEST);
  const months = [month, ...near].toSorted();
  const [earliest = month, latest = month] = [months[0], months.at(-1)];
  return { from: `${earliest}-01`, to: addDays(`${plusMonths(latest, 1)}-01`, -1) };
}

export const isIn = ({ from, to }: Span, day: string): boolean => from <= day && day <= to;
