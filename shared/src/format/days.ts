const millisecondsPerDay = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** `2027-02-28` and 1 → `2027-03-01`. Calendar days have no time zone. */
export const plusDays = (day: string, count: number): string =>
  new Date(instantOf(day) + count * millisecondsPerDay).toISOString().slice(0, 10);

/** How many days the second one is after the first: 1 for days that follow each other. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((instantOf(second) - instantOf(first)) / millisecondsPerDay);
