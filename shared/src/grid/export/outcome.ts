import { grouped, plural } from '@itinera/shared/format';

interface Outcome {
  rows: number;
  totals: { first: number; last: number };
  noun: string;
  name: string;
}

/** Message after an export. Reports a change of the list meanwhile, because rows may be missing or repeated. */
export function outcomeOf({ rows, totals: { first, last }, noun, name }: Outcome): string {
  const done = `${plural(rows, noun)} exported to ${name}`;
  if (first === last && rows === last) return done;
  const counts =
    first === last
      ? `${grouped(rows)} of ${plural(last, noun)} were found`
      : `it had ${plural(first, noun)} at the start and ${grouped(last)} at the end`;
  return `${done}. The list changed during the export: ${counts}. Export again for a complete file.`;
}
