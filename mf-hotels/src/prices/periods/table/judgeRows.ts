import { addDays, periodProblems, type PeriodText, type PricePeriod } from '@itinera/shared/contracts';
import { doubtOfDay, formatDay, plural, readTypedDay } from '@itinera/shared/format';
import { periodName } from '../periodWords';
import { nightsOf, withGaps, type Gap } from '../withGaps';

/** A period that a row adds. */
export interface NewPeriod extends Gap {
  name: string | null;
}

export type RowVerdict =
  | { kind: 'empty' }
  | { kind: 'problem'; field: keyof PeriodText; text: string }
  /** `hints`: gaps beside it, and how a day was read that can be read in two ways. */
  | { kind: 'valid'; period: NewPeriod; hints: readonly string[] };

const problem = (field: keyof PeriodText, text: string): RowVerdict => ({ kind: 'problem', field, text });
const noDay = 'This is no day. Enter one such as 15.12, 15.12.26 or +7.';
const mostOfName = 80;

const isEmpty = (row: PeriodText): boolean => Object.values(row).every((text) => text.trim() === '');
const days = ({ start_period, end_period }: Gap): string =>
  `${formatDay(start_period)}–${formatDay(end_period)}`;
const overlap = (one: Gap, other: Gap): boolean =>
  one.start_period <= other.end_period && other.start_period <= one.end_period;

/** Reads the days of a row; `last`: the last night before it. */
function readRow({ from, to, name }: PeriodText, last: string | undefined, today: string): RowVerdict {
  const next = last === undefined ? undefined : addDays(last, 1);
  if (from.trim() === '' && (next === undefined || to.trim() === ''))
    return problem('from', 'Enter the first night.');
  const start_period = from.trim() === '' ? next : readTypedDay(from, { today, since: last });
  if (start_period === undefined) return problem('from', noDay);
  if (to.trim() === '') return problem('to', 'Enter the last night.');
  const end_period = readTypedDay(to, { today, since: start_period });
  if (end_period === undefined) return problem('to', noDay);
  const period = { start_period, end_period, name: name.trim() || null };
  if (end_period < start_period) return problem('to', 'The last night is before the first one.');
  const { end_period: tooLong } = periodProblems(period);
  if (tooLong) return problem('to', tooLong);
  if (name.trim().length > mostOfName)
    return problem('name', `Shorten the name to ${mostOfName} characters.`);
  const doubts = [doubtOfDay(from), doubtOfDay(to)].flatMap((doubt) => doubt ?? []);
  return { kind: 'valid', period, hints: doubts };
}

/** Gaps between a period and its neighbours. */
function gapsBeside(period: NewPeriod, all: readonly Gap[]): string[] {
  const lines = withGaps(all);
  const at = lines.findIndex((line) => 'period' in line && line.period === period);
  const gapAt = (index: number, where: string) => {
    const line = lines[index];
    return line && 'gap' in line
      ? [`Gap ${where} it: ${days(line.gap)}, ${plural(nightsOf(line.gap), 'night')}`]
      : [];
  };
  const after = lines[at + 2];
  // The gap between two rows is a hint of the later one.
  const isThere = after && 'period' in after && 'id' in after.period;
  return [...gapAt(at - 1, 'before'), ...(isThere ? gapAt(at + 1, 'after') : [])];
}

/** What each row of the table adds, or what is wrong with it. Days without a year follow the row above. */
export function judgeRows(
  rows: readonly PeriodText[],
  there: readonly PricePeriod[],
  today: string,
): RowVerdict[] {
  let last: string | undefined;
  const lastThere = there
    .map(({ end_period }) => end_period)
    .toSorted()
    .at(-1);
  const valid: { row: number; period: NewPeriod }[] = [];
  const verdicts = rows.map((row, at): RowVerdict => {
    if (isEmpty(row)) return { kind: 'empty' };
    const isFollowing = row.from.trim() === '';
    const read = readRow(row, last ?? (isFollowing ? lastThere : undefined), today);
    if (read.kind !== 'valid') return read;
    const { period } = read;
    last = period.end_period;
    const taken = there.find((other) => overlap(period, other));
    if (taken) return problem('from', `Overlaps ${periodName(taken)}.`);
    const other = valid.find((one) => overlap(period, one.period));
    if (other) return problem('from', `Overlaps row ${other.row + 1}.`);
    valid.push({ row: at, period });
    return read;
  });
  const all = [...there, ...valid.map(({ period }) => period)];
  return verdicts.map((verdict) =>
    verdict.kind === 'valid'
      ? { ...verdict, hints: [...verdict.hints, ...gapsBeside(verdict.period, all)] }
      : verdict,
  );
}

/** The periods that the valid rows add, each with the number of its row. */
export const periodsIn = (verdicts: readonly RowVerdict[]) =>
  verdicts.flatMap((verdict, row) =>
    verdict.kind === 'valid' ? [{ row: row + 1, period: verdict.period }] : [],
  );

/** Numbers of the rows that can’t be added. */
export const refusedIn = (verdicts: readonly RowVerdict[]): number[] =>
  verdicts.flatMap(({ kind }, row) => (kind === 'problem' ? [row + 1] : []));
