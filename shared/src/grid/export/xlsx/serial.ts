const dayMs = 86_400_000;

/** 1 January 1970 as a spreadsheet day number. */
const epoch = 25_569;

/** Before March 1900 spreadsheets count a day that did not exist, and disagree with each other. */
const first = 61;

const pattern = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Converts an ISO 8601 day or instant into a spreadsheet day number; undefined for other texts. A day is never shifted; an instant
 * becomes local time.
 */
export function serialOf(text: string): { serial: number; hasTime: boolean } | undefined {
  const [, day, time] = pattern.exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(time === undefined ? `${day}T00:00:00Z` : text);
  // `Date` would turn 31 February into a day in March.
  if (Number.isNaN(date.getTime()) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day)
    return undefined;
  const shown = time === undefined ? date.getTime() : date.getTime() - date.getTimezoneOffset() * 60_000;
  const serial = shown / dayMs + epoch;
  return serial < first ? undefined : { serial, hasTime: time !== undefined };
}
