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
import type { LinkKind, LinkOf } from '../../../../parts/link';
import { afterWrites, linkWrites } from './linkWrites';
import { clashing, rebase, type Theirs } from './rebase';

/** A link that was not saved, and why. */
export interface Unsaved {
  key: string;
  name: string;
  problem: string;
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The write without an ETag, for links whose ETag is unknown. */
const withoutTag = ({ operation, ...write }: Write): Write => ({
  ...write,
  operation: { ...operation, if_match: undefined },
});

/** Refreshes hotels, which embed some of their links. */
const refreshHotels = () => queryClient.invalidateQueries({ queryKey: [hotels.path] });

/**
 * Saves links of a hotel in one batch under one idempotency key. A lost answer is resolved first, even if the values have changed since.
 * A refused link does not stop the others. If another user has changed a link meanwhile, it is saved on top of that change; a value that
 * both have changed is returned as unsaved first.
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

  /** Sends writes, and returns the refused ones. Rejects with `ApiError` while their outcome is unknown. */
  async function run(writesOf: () => Write[]): Promise<WriteRun['refused']> {
    if (unclear) await send(unclear);
    const writes = writesOf();
    return writes.length > 0 ? (await send(beginRun(writes))).refused : [];
  }

  const wantedOf = (values: V): V => {
    const theirs = changed.get(kind.keyOf(values));
    return theirs ? rebase(values, theirs) : values;
  };

  /** Adopts the values of another user as the new base. Returns the labels of conflicting values. */
  function takeTheirs(id: string, current: unknown, tag: string | undefined, wanted: readonly V[]): string[] {
    const link = saved.find((one) => one.id === id);
    if (!link) return [];
    const key = kind.keyOf(kind.valuesOf(link));
    // The base that the person has seen, also after several changes of other users.
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
    // A new link is identified by its key.
    const key = link ? kind.keyOf(kind.valuesOf(link)) : write.id;
    const unsaved = { key, name: write.name };
    // Specification 8: failures of these edits are only logged. Unsaved rows are marked nevertheless.
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
    /** Links on the server, as far as this form knows. */
    saved: () => saved,
    /** Sends a write that changes other links of the hotel on the server, and thereby their ETags. */
    async saveForAll(write: Write): Promise<void> {
      movesTags = true;
      const [refused] = await run(() => [write]);
      if (refused) throw refused.error;
    },
    save: (wanted: readonly V[]) => save(wanted),
    /** Undo of all saves. `named` begins a sentence, such as `Airports of ‘Amber’`. */
    undo: (named: string): MessageAction | undefined => {
      const tagged = undosOf({ ...beginRun([]), done });
      const undos = movesTags ? tagged.map(withoutTag) : tagged;
      const words = { done: `${named}: ${plural(undos.length, 'change')} undone` };
      return undoAction(kind.collection, undos, words, refreshHotels);
    },
  };
}

/** State of the links of a hotel in a form that was opened with `opened`. */
export function useLinkSave<C extends AnyCollection, V extends object>(
  kind: LinkKind<C, V>,
  hotelId: string,
  opened: readonly LinkOf<C>[],
) {
  const [links] = useState(() => linkSave(kind, hotelId, opened));
  return links;
}
