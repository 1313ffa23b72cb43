import { longestSearch } from '@itinera/shared/contracts';
import { client } from '@itinera/shared/data';
import { asSpelled, foldName, someOf } from '@itinera/shared/format';
import type { Entries } from '../definition';
import { closest } from './closest';

/** Id of the referenced entry, or why it could not be determined. */
export type Found = { value: string; problem?: undefined } | { problem: string; value?: undefined };

const perPage = 200;

interface Entry {
  id: string;
}

/** Search results in one language. */
async function searchIn(
  { of }: Entries,
  query: Record<string, unknown>,
  q: string,
  signal: AbortSignal,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client(of).list(
      { ...query, q: q.slice(0, longestSearch), page, per_page: perPage },
      signal,
    );
    found.push(...(answer.result as Entry[]));
    if (page * perPage >= answer.total || answer.result.length === 0) return found;
  }
}

/** Search results in all languages, each entry once. */
async function search(entries: Entries, q: string, signal: AbortSignal): Promise<Entry[]> {
  const found = new Map<string, Entry>();
  for (const query of entries.queries)
    for (const entry of await searchIn(entries, query, q, signal)) found.set(entry.id, entry);
  return [...found.values()];
}

const withPlace = ({ namesOf, withinOf }: Entries, entry: unknown): string[] => {
  const parentName = withinOf(entry);
  return parentName === undefined ? [] : namesOf(entry).map((name) => `${name}, ${parentName}`);
};

/**
 * The entries that are called so. Accents and case make no difference, unless several entries are called so: then those whose name is written
 * in the same way, if there are any.
 */
function calledSo<T>(entries: T[], namesOf: (entry: T) => string[], text: string): T[] {
  const alike = entries.filter((entry) => namesOf(entry).some((name) => foldName(name) === foldName(text)));
  const same = alike.filter((entry) => namesOf(entry).some((name) => asSpelled(name) === asSpelled(text)));
  return same.length > 0 ? same : alike;
}

const shownName = (entries: Entries, entry: unknown): string =>
  withPlace(entries, entry)[0] ?? entries.namesOf(entry)[0] ?? '';

async function suggestion(entries: Entries, text: string, signal: AbortSignal): Promise<string> {
  for (const part of [text.slice(0, 3), text.slice(-3)]) {
    const near = closest(
      text,
      (await search(entries, part.trim(), signal)).flatMap((entry) => entries.namesOf(entry)),
    );
    if (near !== undefined) return ` Did you mean ${near}?`;
  }
  return ' Check the spelling, or add it first.';
}

/** Finds the entry with exactly this name or code, optionally with its parent: `Riga, Latvia`. */
export async function findEntry(entries: Entries, text: string, signal: AbortSignal): Promise<Found> {
  const exactMatches = calledSo(await search(entries, text, signal), entries.namesOf, text);
  const comma = text.lastIndexOf(',');
  const matches =
    exactMatches.length > 0 || comma < 0
      ? exactMatches
      : calledSo(
          await search(entries, text.slice(0, comma), signal),
          (entry) => withPlace(entries, entry),
          text,
        );
  const [only, ...others] = matches;
  if (only && others.length === 0) return { value: only.id };
  if (only)
    return {
      problem: `More than one is called ${text}: ${someOf(matches.map((entry) => shownName(entries, entry)))}. Use the full name.`,
    };
  return { problem: `No such ${entries.noun}: ${text}.${await suggestion(entries, text, signal)}` };
}
