import { idOf, type Person } from '../../testing/people';
import type { Visibility } from '../../src/db/visibility/visibility';
import { secretsIn } from './canaries';
import { everyAnswer, type Reader } from './everyAnswer';
import { idsHiddenFrom, uuids, type EveryRow } from './oracle';

const namesOfSecrets = /"(password\w*|\w*_hash|token\w*|secret\w*|binding\w*)":/;

export interface Searched {
  rows: EveryRow;
  tables: Visibility[];
  /** Values of columns for staff. */
  canaries: string[];
}

interface Found {
  scanned: number;
  /** One line for each leak: what was found where. */
  leaks: string[];
}

/** Finds what the declarations hide from a person in a text. */
export function leakFinder(
  person: Person,
  isPartner: boolean,
  { rows, tables, canaries }: Searched,
): (text: string) => string[] {
  const hidden = isPartner ? idsHiddenFrom(idOf(person), rows, tables) : new Set<string>();
  const values = [...secretsIn(rows, tables), ...(isPartner ? canaries : [])];
  return (text) => [
    ...(text.match(uuids) ?? []).filter((id) => hidden.has(id)),
    ...values.filter((value) => text.includes(value)),
    ...(namesOfSecrets.exec(text) ?? []).slice(0, 1),
  ];
}

/** Searches everything that a person can read, headers included, for what the declarations hide from that person. */
export async function findLeaks(
  reader: Reader,
  person: Person,
  isPartner: boolean,
  searched: Searched,
): Promise<Found> {
  const leaksIn = leakFinder(person, isPartner, searched);
  const leaks: string[] = [];
  let scanned = 0;
  for await (const { url, text } of everyAnswer(reader, person)) {
    const found = leaksIn(text);
    if (found.length > 0) leaks.push(`${person} reads ${found.slice(0, 3).join(', ')} at ${url}`);
    scanned += 1;
  }
  return { scanned, leaks };
}
