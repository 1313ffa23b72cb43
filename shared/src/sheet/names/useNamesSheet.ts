import type { Query } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useListState, type ListCollection } from '@itinera/shared/grid';
import { useMemo } from 'react';
import type { CellMessage } from '../cells/sheetParts';
import { cellKey, isClash, type CellId, type Edit } from '../edits/edits';
import { useEdits } from '../edits/useEdits';
import type { SheetProblem } from '../problems/SheetProblems';
import type { NamesOf } from './namesOf';
import { toRow } from './toRow';
import { useKnownNames } from './useKnownNames';
import { useNameCounts } from './useNameCounts';
import { useSavingNames } from './useSavingNames';
import { useShownRows } from './useShownRows';

/** Largest page of the server, so that a whole column can be pasted. */
export const PER_PAGE = 200;

/** What the sheet of names shows and saves: rows, edits, and why some can't be saved. */
export function useNamesSheet<C extends ListCollection>(names: NamesOf<C>) {
  const { of, noun, label, creation } = names;
  const state = useListState(of, `names ${of.path}`);
  const { query } = state;
  const asked = { ...query, per_page: PER_PAGE, with_data: true, with_tags: true };
  const read = useList(of, asked as Query<C>);
  const { data, isPlaceholderData } = read;
  const loaded = useMemo(() => (data?.result ?? []).map((entry) => toRow(names, entry)), [data, names]);
  const known = useKnownNames(loaded);
  const isRead = data !== undefined && !isPlaceholderData;
  const shown = useShownRows(known.known, isRead ? loaded : undefined, JSON.stringify(query));
  const edits = useEdits(known.valueOf, `names ${of.path}`, label);
  const counts = useNameCounts(of, query, creation !== undefined);

  const problemOf = (edit: Edit): string | undefined => {
    if (isClash(edit, known.valueOf)) return clashOf(known.valueOf(edit));
    if (edit.text === '' && creation) return undefined;
    const { error } = names.records.updateInput.safeParse({ name: edit.text });
    return error?.issues[0]?.message;
  };
  const { save, isSaving, refused } = useSavingNames(names, edits, known, problemOf);
  const reasonOf = (edit: Edit): string | undefined => {
    const refusal = refused.get(cellKey(edit));
    return problemOf(edit) ?? (refusal?.text === edit.text ? refusal.reason : undefined);
  };

  const isOnlyName = ({ row, column }: CellId): boolean =>
    names.columns.every(({ id }) => id === column || edits.textOf({ row, column: id }) === '');
  const messageOf = (cell: CellId): CellMessage | undefined => {
    const edit = edits.all.get(cellKey(cell));
    const reason = edit && reasonOf(edit);
    if (reason) return { kind: 'error', text: reason };
    if (edit?.text === '' && isOnlyName(cell))
      return { kind: 'warning', text: `This leaves the ${noun} without a name in any language.` };
    return undefined;
  };

  const asProblem = (edit: Edit, reason: string): SheetProblem => ({
    key: cellKey(edit),
    where: `${known.known.get(edit.row)?.name ?? `A ${noun}`}, ${
      names.columns.find(({ id }) => id === edit.column)?.header ?? edit.column
    }`,
    text: edit.text,
    reason,
    ...(isClash(edit, known.valueOf) && { theirs: known.valueOf(edit) }),
  });
  const all = [...edits.all.values()];
  return {
    state,
    read,
    shown,
    edits,
    columns: names.columns.map((column) => ({
      ...column,
      detail: Object.entries(counts).find(([locale]) => locale === column.id)?.[1],
    })),
    messageOf,
    problems: all.flatMap((edit) => {
      const reason = reasonOf(edit);
      return reason ? asProblem(edit, reason) : [];
    }),
    save: () => void save(),
    isSaving,
    /** Number of edits that a save sends. */
    count: all.filter((edit) => problemOf(edit) === undefined).length,
  };
}

const clashOf = (theirs: string): string =>
  theirs === '' ? 'Someone else has removed this name.' : `Someone else has saved ‘${theirs}’.`;
