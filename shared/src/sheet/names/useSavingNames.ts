import type { Entity } from '@itinera/shared/contracts';
import {
  beginRun,
  client,
  idOf,
  runWrites,
  showOutcome,
  useQueryClient,
  type Write,
} from '@itinera/shared/data';
import type { ListCollection } from '@itinera/shared/grid';
import { useRef, useState } from 'react';
import { cellKey, isClash, type Edit } from '../edits/edits';
import type { SheetEdits } from '../edits/useEdits';
import { nameWrite } from './nameWrite';
import { toRow } from './toRow';
import type { NamesOf } from './namesOf';
import { refusalOf } from './refusals';
import type { useKnownNames } from './useKnownNames';

interface Refused {
  text: string;
  reason: string;
}

/** Saves valid edits; the others are kept, with a reason. */
export function useSavingNames<C extends ListCollection>(
  names: NamesOf<C>,
  edits: SheetEdits,
  known: ReturnType<typeof useKnownNames>,
  problemOf: (edit: Edit) => string | undefined,
) {
  const queries = useQueryClient();
  // Blocks a second key press before the first one has rendered.
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());

  /** Loads the row of an edit that comes from a draft. */
  async function rowOf({ row }: Edit) {
    const here = known.rowOf(row);
    if (here) return here;
    const entry: Entity<C> = await client(names.of).get(row, { with_data: true });
    const read = toRow(names, entry);
    known.add(read);
    return read;
  }

  async function writesOf(sent: Edit[]): Promise<Write[]> {
    const all = [];
    for (const edit of sent) {
      const row = await rowOf(edit).catch(() => undefined);
      if (row && !isClash(edit, known.newestOf)) all.push(nameWrite(names, edit, row));
    }
    return all.filter((write) => write !== undefined);
  }

  /** Saves valid edits, and reports their number with Undo; returns the outcome by cell. */
  async function run(writes: Write[]) {
    const ended = await runWrites(names.of, beginRun(writes), { onRefusal: 'skip' });
    if (writes.length > 0) showOutcome(names.of, ended, { noun: 'name', done: 'saved' });
    return {
      done: new Map(ended.done.map(({ write, result }) => [write.id, result])),
      refused: new Map(ended.refused.map(({ write, error }) => [write.id, error])),
    };
  }

  async function save(): Promise<void> {
    const sent = [...edits.newest().values()].filter((edit) => problemOf(edit) === undefined);
    if (isBusy.current || sent.length === 0) return;
    isBusy.current = true;
    setSaving(true);
    const { done, refused: errors } = await run(await writesOf(sent));
    const reasons = new Map<string, Refused>();
    for (const edit of sent) {
      const key = cellKey(edit);
      const answer = done.get(key);
      const error = errors.get(key);
      if (answer) {
        known.set(
          edit,
          edit.text === '' ? undefined : { id: idOf(answer.result), name: edit.text, etag: answer.etag },
        );
        // An edit that was continued meanwhile is now compared with the saved text.
        if (edits.newest().get(key)?.text !== edit.text) edits.keepMine(key, known.newestOf(edit));
      } else if (error) {
        const refusal = await refusalOf(names, edit, error);
        if (refusal.kind === 'changed') known.set(edit, refusal.now);
        else reasons.set(key, { text: edit.text, reason: refusal.reason });
      }
    }
    edits.settle(
      [...edits.newest().values()].filter((edit) => known.newestOf(edit) === edit.text).map(cellKey),
    );
    setRefused(reasons);
    isBusy.current = false;
    setSaving(false);
    if (done.size > 0) void queries.invalidateQueries({ queryKey: [names.records.path] });
  }

  return { save, isSaving, refused };
}
