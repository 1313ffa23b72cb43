import { hotels, type AnyCollection } from '@itinera/shared/contracts';
import {
  beginRun,
  isUnanswered,
  queryClient,
  runWrites,
  undoAction,
  undosOf,
  type Write,
  type WriteRun,
} from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import type { MessageAction } from '@itinera/shared/state';
import { useState } from 'react';
import type { LinkKind, LinkOf } from './link';
import { afterWrites, linkWrites } from './linkWrites';
import { clashing, rebase, type Theirs } from './rebase';

/** A link that was not saved, and why. */
export interface Unsaved {
  key: string;
  name: string;
  problem: string;
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Whose tag can't be known has none. */
const withoutTag = ({ operation, ...write }: Write): Write => ({
  ...write,
  operation: { ...operation, if_match: undefined },
});

/** Reads the hotel again, which embeds some of its links. */
const refreshHotels = () => queryClient.invalidateQueries({ queryKey: [hotels.path] });

/**
 * Saves the links of a hotel in one batch, under one idempotency key. An attempt whose answer was lost is resolved first, also
 * when the values have been changed since. A link that the server refuses does not stop the others. When somebody else has
 * changed a link meanwhile, it is saved on top of their change; a value that both have changed is answered as unsaved first.
 */
function linkSave<C extends AnyCollection, V extends object>(
  kind: LinkKind<C, V>,
  hotelId: string,
  opened: readonly LinkOf<C>[],
) {
  let saved = opened;
  let done: WriteRun['done'] = [];
  let unclear: WriteRun | undefined;
  let movesTags = false;
  const changed = new Map<string, Theirs<V>>();

  async function send(run: WriteRun): Promise<WriteRun> {
    const ended = await runWrites(kind.collection, { ...run, done: [], refused: [] }, { onRefusal: 'skip' });
    saved = afterWrites(kind, saved, ended.done);
    done = [...done, ...ended.done];
    unclear = isUnanswered(ended.failure?.error) ? ended : undefined;
    void refreshHotels();
    if (ended.failure) throw ended.failure.error;
    return ended;
  }

  /** Sends writes, and answers those that were refused. Rejects with `ApiError` while their outcome is unknown. */
  async function run(writesOf: () => Write[]): Promise<WriteRun['refused']> {
    if (unclear) await send(unclear);
    const writes = writesOf();
    return writes.length > 0 ? (await send(beginRun(writes))).refused : [];
  }

  const wantedOf = (values: V): V => {
    const theirs = changed.get(kind.keyOf(values));
    return theirs ? rebase(values, theirs) : values;
  };

  /** Begins with what somebody else has saved. Answers which of my values are not theirs. */
  function takeTheirs(id: string, current: unknown, tag: string | undefined, wanted: readonly V[]): string[] {
    const link = saved.find((one) => one.id === id);
    if (!link) return [];
    const key = kind.keyOf(kind.valuesOf(link));
    // What the person has seen, also when this is not the first change of somebody else.
    const base = changed.get(key)?.base ?? kind.valuesOf(link);
    const newer = { ...kind.read(current), etag: tag };
    const theirs = { base, theirs: kind.valuesOf(newer) };
    const mine = wanted.find((values) => kind.keyOf(values) === key);
    saved = saved.map((one) => (one.id === id ? newer : one));
    if (!mine) return ['everything'];
    changed.set(key, theirs);
    return clashing(mine, theirs).map(
      (field) => `${kind.labels[field]}: ${cut(String(theirs.theirs[field] ?? '—'))}`,
    );
  }

  function unsavedOf(
    { write, error }: WriteRun['refused'][number],
    wanted: readonly V[],
  ): Unsaved | undefined {
    const link = saved.find(({ id }) => id === write.id);
    // A new link has its key for an id.
    const key = link ? kind.keyOf(kind.valuesOf(link)) : write.id;
    const unsaved = { key, name: write.name };
    // Specification 8: failures of these edits are only logged. What was not saved is marked all the same.
    console.warn(error.message);
    if (!error.current) return { ...unsaved, problem: Object.values(error.fields)[0] ?? error.message };
    const clashes = takeTheirs(write.id, error.current.entry, error.current.tag, wanted);
    if (clashes.length === 0) return undefined;
    const problem = `Someone else has changed this meanwhile (${clashes.join(', ')}). Save again to replace it with yours.`;
    return { ...unsaved, problem };
  }

  async function save(wanted: readonly V[], isRepeated = false): Promise<Unsaved[]> {
    const refused = await run(() => linkWrites(kind, { hotelId, saved, wanted: wanted.map(wantedOf) }));
    const unsaved = refused.flatMap((one) => unsavedOf(one, wanted) ?? []);
    const isMerged = unsaved.length < refused.length;
    return isMerged && !isRepeated ? save(wanted, true) : unsaved;
  }

  return {
    /** The links as the server has them now, as far as this form knows. */
    saved: () => saved,
    /** Sends a write that changes other links of the hotel on the server as well, and thereby their tags. */
    async saveForAll(write: Write): Promise<void> {
      movesTags = true;
      const [refused] = await run(() => [write]);
      if (refused) throw refused.error;
    },
    save: (wanted: readonly V[]) => save(wanted),
    /** The Undo of all that was saved. `named` begins a sentence: `Airports of ‘Amber’`. */
    undo: (named: string): MessageAction | undefined => {
      const tagged = undosOf({ ...beginRun([]), done });
      const undos = movesTags ? tagged.map(withoutTag) : tagged;
      const words = { done: `${named}: ${plural(undos.length, 'change')} undone` };
      return undoAction(kind.collection, undos, words, refreshHotels);
    },
  };
}

/** The links of a hotel in a form that was opened with `opened`. */
export function useLinkSave<C extends AnyCollection, V extends object>(
  kind: LinkKind<C, V>,
  hotelId: string,
  opened: readonly LinkOf<C>[],
) {
  const [links] = useState(() => linkSave(kind, hotelId, opened));
  return links;
}
