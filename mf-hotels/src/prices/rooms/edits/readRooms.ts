import { mostRooms } from '@itinera/shared/contracts';

/** A number of rooms, null for that of the allotment, or why it is neither. */
export type ReadRooms =
  | { value: number | null; problem?: undefined }
  | { value?: undefined; problem: string };

/** Reads the text of a night: a whole number, or nothing. */
export function readRooms(text: string): ReadRooms {
  const typed = text.trim();
  if (typed === '') return { value: null };
  if (/^[-−]\s*\d/.test(typed)) return { problem: 'Rooms can’t be negative. Enter 0 or more.' };
  if (/^\d+[.,]\d+$/.test(typed)) return { problem: 'Rooms are whole. Enter a number such as 5.' };
  if (!/^\d+$/.test(typed)) return { problem: 'Enter a number of rooms such as 5.' };
  const value = Number(typed);
  return value > mostRooms ? { problem: `Enter at most ${mostRooms} rooms.` } : { value };
}

/** The text of a number; other texts are not changed. */
export function tidyRooms(text: string): string {
  const { value } = readRooms(text);
  return value === undefined ? text.trim() : roomsText(value);
}

export const roomsText = (rooms: number | null): string => (rooms === null ? '' : String(rooms));

/** `+2` and `-1`, which change what the cell has; undefined for other texts. */
export function readStep(text: string): number | undefined {
  const [, sign, by] = /^\s*([-+−])\s*(\d{1,3})\s*$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  return sign === '+' ? Number(by) : -Number(by);
}

/** So many rooms more or less, never below 0 and never more than an allotment can have. */
export const stepped = (rooms: number, by: number): number => Math.min(Math.max(rooms + by, 0), mostRooms);
