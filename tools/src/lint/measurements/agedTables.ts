/** Limits of a table's age: beyond them, what it measures has probably changed. */
const MOST_DAYS = 31;
const MOST_COMMITS = 200;
const DAY_MS = 86_400_000;

interface Now {
  today: string;
  /** Number of commits after this day; undefined if unknown. */
  commitsAfter: (day: string) => number | undefined;
}

/**
 * Reports the sections of a document whose table was measured too long ago. The first day in a section counts: if only a part was measured
 * again, the rest is that old.
 */
export function agedTables(name: string, document: string, { today, commitsAfter }: Now): string[] {
  return document.split(/^##? /m).flatMap((section) => {
    const [, day = ''] =
      /\b(?:[Mm]easured|[Rr]un|[Cc]ounted)(?: \w+)? on (\d{4}-\d{2}-\d{2})\b/.exec(section) ?? [];
    if (day === '') return [];
    const days = (Date.parse(today) - Date.parse(day)) / DAY_MS;
    const commits = commitsAfter(day);
    if (days <= MOST_DAYS && (commits ?? 0) <= MOST_COMMITS) return [];
    const since = commits === undefined ? '' : `, ${commits} commits ago`;
    return [`${name}, “${section.split('\n', 1)[0]}”: measured on ${day}${since}. Measure it again.`];
  });
}
