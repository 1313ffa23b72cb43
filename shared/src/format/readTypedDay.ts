import { addDays } from '@itinera/shared/contracts';
import { formatDayInWords } from './dates';
import { readDay } from './readDay';

export interface DayContext {
  today: string;
  /** The day that this one follows, such as the first day of a range: `+7` and `sat` count from it. */
  since?: string | undefined;
  /** First and last day that make sense. */
  min?: string | undefined;
  max?: string | undefined;
}

const withShortYear = /^(\d{1,2})[./,\s](\d{1,2})[./,\s](\d{2})$/;
const withoutMarks = /^(\d{2})(\d{2})(\d{2})$/;
const withoutYear = /^(\d{1,2})[./,\s](\d{1,2})[.,]?$/;
const inDays = /^([+-])(\d{1,3})$/;

/** In the order of `getUTCDay`, as the calendar shows them, too. */
const weekdays = [
  ['sunday', 'вс'],
  ['monday', 'пн'],
  ['tuesday', 'вт'],
  ['wednesday', 'ср'],
  ['thursday', 'чт'],
  ['friday', 'пт'],
  ['saturday', 'сб'],
] as const;

/** Payments are recorded some days later: a day without a year may be that long ago. */
const RECENT_DAYS = 30;
/** Passports last 10 years; who was born in '84 was not born in 2084. */
const YEARS_AHEAD = 20;
/** 29 February is missing for up to 8 years. */
const YEARS_TRIED = 8;

const yearOf = (day: string): number => Number(day.slice(0, 4));
const dayIn = (year: number, month: string, date: string) => readDay(`${date}.${month}.${year}`);

function inShortYear(date: string, month: string, year: string, { today, max }: DayContext) {
  const near = 2000 + Number(year);
  const far = near > yearOf(today) + YEARS_AHEAD;
  const day = dayIn(far ? near - 100 : near, month, date);
  return !far && day !== undefined && max !== undefined && day > max ? dayIn(near - 100, month, date) : day;
}

/** The first such day that is not long past; the last one before `max` if that is later. */
function inNoYear(date: string, month: string, { today, since, min = '', max }: DayContext) {
  const recent = addDays(today, -RECENT_DAYS);
  const from = since ?? (min > recent ? min : recent);
  const days = (first: number, step: 1 | -1) =>
    Array.from({ length: YEARS_TRIED + 1 }, (_, index) => dayIn(first + index * step, month, date));
  const next = days(yearOf(from), 1).find((day) => day !== undefined && day >= from);
  if (max === undefined || next === undefined || next <= max) return next;
  return days(yearOf(max), -1).find((day) => day !== undefined && day <= max) ?? next;
}

function onWeekday(text: string, from: string): string | undefined {
  const typed = text.toLowerCase();
  const weekday = weekdays.findIndex(
    ([name, short]) => typed === short || (typed.length >= 2 && name.startsWith(typed)),
  );
  if (weekday === -1) return undefined;
  const now = new Date(`${from}T00:00:00Z`).getUTCDay();
  return addDays(from, ((weekday - now + 6) % 7) + 1);
}

/**
 * Parses a day as people type it: as `readDay` does, and `15.12`, `15.12.26`, `151226`, `+7`, `sat`. Files have whole dates only: there,
 * nobody sees how a short one was read.
 */
export function readTypedDay(text: string, context: DayContext): string | undefined {
  const plain = text.trim();
  const whole = readDay(plain);
  if (whole !== undefined) return whole;
  const [, date = '', month = '', year = ''] = withShortYear.exec(plain) ?? withoutMarks.exec(plain) ?? [];
  if (year !== '') return inShortYear(date, month, year, context);
  const [, dateOnly = '', monthOnly = ''] = withoutYear.exec(plain) ?? [];
  if (monthOnly !== '') return inNoYear(dateOnly, monthOnly, context);
  const from = context.since ?? context.today;
  const [, sign, days] = inDays.exec(plain) ?? [];
  if (days !== undefined) return addDays(from, Number(`${sign}${days}`));
  return onWeekday(plain, from);
}

/** How a short day is read, for the person who types it: `15.12` is 15 December 2026. Undefined for whole dates. */
export function meaningOfDay(text: string, context: DayContext): string | undefined {
  if (readDay(text) !== undefined) return undefined;
  const day = readTypedDay(text, context);
  return day && formatDayInWords(day);
}
