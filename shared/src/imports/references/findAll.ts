import { asSpelled } from '@itinera/shared/format';
import type { Mapping } from '../columns/mapping';
import { idOf, type ImportDefinition } from '../definition';
import type { SheetRow } from '../read/sheet';
import { textFor, type LookUp } from '../values/readRow';
import { findEntry, type Found } from './findEntry';

/** How many lookups run in parallel. */
const atOnce = 4;

/** Looks up all references of the rows, each once however many rows have it. */
export async function findAll(
  { fields }: ImportDefinition,
  mapping: Mapping,
  rows: SheetRow[],
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<LookUp> {
  const wanted = fields.flatMap((field) => {
    if (field.kind !== 'entry') return [];
    const texts = new Map(
      rows
        .map((row) => textFor(mapping, field, row))
        .filter((text) => text !== '')
        .map((text) => [asSpelled(text), text]),
    );
    return [...texts].map(([key, text]) => ({ key: `${idOf(field)} ${key}`, entries: field.entries, text }));
  });
  const found = new Map<string, Found>();
  const waiting = [...wanted];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      found.set(next.key, await findEntry(next.entries, next.text, signal));
      onProgress(found.size, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (field, text) =>
    found.get(`${idOf(field)} ${asSpelled(text)}`) ?? { problem: 'This could not be looked up.' };
}
