import type { PeriodText } from '@itinera/shared/contracts';
import { readTypedDay } from '@itinera/shared/format';

/** A date within a text, such as `01.05.`, `1.5.27` or `2027-05-01`. */
const dates = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?/g;
/** Separators before and after a name, once the dates are removed from its line. */
const separators = /^[\s.:;,|–—-]+|[\s.:;,|–—-]+$/g;

/** Weekdays and `+7` are typed, and may be names in a block. */
const isDay = (text: string, today: string): boolean =>
  /^\d/.test(text) && readTypedDay(text, { today }) !== undefined;

const withoutYear = /^\d{1,2}[./]\d{1,2}\.?$/;

/** A first day without a year has that of the last one, or the year before. */
function withYear(from: string, to: string, today: string): string {
  const end = withoutYear.test(to) ? undefined : readTypedDay(to, { today });
  if (end === undefined || !withoutYear.test(from)) return from;
  const year = Number(end.slice(0, 4));
  const inYear = (of: number) => `${from.replace(/\.$/, '').replace('/', '.')}.${of}`;
  const start = readTypedDay(inYear(year), { today });
  return inYear(start !== undefined && start > end ? year - 1 : year);
}

/** Both days of a text such as `01.05.2027 – 31.05.2027`, and what is beside them. */
function daysWithin(text: string, today: string) {
  const found = (text.match(dates) ?? []).filter((day) => isDay(day, today));
  const [from, to] = found;
  if (from === undefined || to === undefined || found.length > 2) return undefined;
  const [before = '', rest = ''] = split(text, from);
  const [, after = ''] = split(rest, to);
  const beside = [before, after].map((part) => part.replaceAll(separators, ''));
  return { from: withYear(from, to, today), to, name: beside.filter(Boolean).join(' ') };
}

function split(text: string, part: string): [string, string] {
  const at = text.indexOf(part);
  return [text.slice(0, at), text.slice(at + part.length)];
}

/** The period in a line of a spreadsheet or a mail, wherever its days and its name are; undefined without two days. */
function periodIn(cells: readonly string[], today: string): PeriodText | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const [from, to] = filled.filter((cell) => isDay(cell, today));
  const nameIn = (texts: readonly string[]) => texts.find((text) => !/^[\d\s.,]+$/.test(text)) ?? '';
  if (from !== undefined && to !== undefined)
    return {
      from: withYear(from, to, today),
      to,
      name: nameIn(filled.filter((cell) => !isDay(cell, today))),
    };
  for (const [at, cell] of filled.entries()) {
    const found = daysWithin(cell, today);
    if (found) return { ...found, name: found.name || nameIn(filled.toSpliced(at, 1)) };
  }
  return undefined;
}

/**
 * Rows of a pasted block, if there is a period in it. Lines without one keep their order of cells, so that their verdict says what is
 * wrong; a heading and empty lines are skipped.
 */
export function pastedRows(block: readonly (readonly string[])[], today: string): PeriodText[] | undefined {
  const lines = block.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean));
  const read = lines.map((cells) => periodIn(cells, today));
  const first = read.findIndex((period) => period !== undefined);
  if (first < 0) return undefined;
  return lines.flatMap((cells, at) => {
    const [from = '', to = '', name = ''] = cells;
    const hasDay = cells.some((cell) => isDay(cell, today));
    return read[at] ?? (at < first && !hasDay ? [] : { from, to, name });
  });
}
