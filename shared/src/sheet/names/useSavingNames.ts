import type { Entity } from '@itinera/shared/contracts';
import { client, saveEach, useQueryClient } from '@itinera/shared/data';
import type { ListCollection } from '@itinera/shared/grid';
import { useRef, useState } from 'react';
import { cellKey, isClash, type Edit } from '../edits/edits';
import type { SheetEdits } from '../edits/useEdits';
import { idOf, wishOf } from './wishOf';
import { toRow } from './toRow';
import type { NamesOf } from './namesOf';
import { refusalOf } from './refusals';
import type { useKnownNames } from './useKnownNames';

interface Refused {
  text: string;
  reason: string;
}

/** Saves all edits that can be saved; the others stay as they are, with a reason. */
export function useSavingNames<C extends ListCollection>(
  names: NamesOf<C>,
  edits: SheetEdits,
  known: ReturnType<typeof useKnownNames>,
  problemOf: (edit: Edit) => string | undefined,
) {
  const queries = useQueryClient();
  // Guards against a second key press before the first one has rendered.
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());

  /** A draft of an edit needs its row, which has to be fetched first. */
  async function rowOf({ row }: Edit) {
    const here = known.rowOf(row);
    if (here) return here;
    const entry: Entity<C> = await client(names.of).get(row, { with_data: true });
    const read = toRow(names, entry);
    known.add(read);
    return read;
  }

  async function wishes(sent: Edit[]) {
    const all = [];
    for (const edit of sent) {
      const row = await rowOf(edit).catch(() => undefined);
      if (row && !isClash(edit, known.newestOf)) all.push(wishOf(names, edit, row));
    }
    return all.filter((wish) => wish !== undefined);
  }

  async function save(): Promise<void> {
    const sent = [...edits.newest().values()].filter((edit) => problemOf(edit) === undefined);
    if (isBusy.current || sent.length === 0) return;
    isBusy.current = true;
    setSaving(true);
    const { done, refused: errors } = await saveEach(names.of, await wishes(sent), 'name');
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
        // An edit that was continued meanwhile now compares with what was saved.
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
    if (done.size > 0) {
      for (const { path } of new Set([names.of, names.records]))
        void queries.invalidateQueries({ queryKey: [path] });
    }
  }

  return { save, isSaving, refused };
}
