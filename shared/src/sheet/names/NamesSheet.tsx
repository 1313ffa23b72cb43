import type { Query } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useUnsaved } from '@itinera/shared/forms';
import { plural, pluralOf } from '@itinera/shared/format';
import { NarrowTools, Pager, useListState, type ListCollection } from '@itinera/shared/grid';
import { Box, Button, LinearProgress, Notice, OutdatedNotice, useMinimumDuration } from '@itinera/shared/ui';
import { useMemo, useRef, useState } from 'react';
import type { CellMessage } from '../cells/sheetParts';
import { cellKey, isClash, type CellId, type Edit } from '../edits/edits';
import { useEdits } from '../edits/useEdits';
import { SheetProblems } from '../problems/SheetProblems';
import { Sheet } from '../Sheet';
import type { NamesOf } from './namesOf';
import { OutdatedRows } from './OutdatedRows';
import { toRow } from './toRow';
import { useKnownNames } from './useKnownNames';
import { useNameCounts } from './useNameCounts';
import { useSavingNames } from './useSavingNames';
import { useShownRows } from './useShownRows';

/** Largest page of the server, so that a whole column can be pasted. */
const PER_PAGE = 200;

/** In pixels. */
const PAGER_HEIGHT = 38;

interface NamesSheetProps<C extends ListCollection> {
  names: NamesOf<C>;
  /** Whether an address on this page still shows this sheet. */
  isHere: (search: URLSearchParams) => boolean;
}

/** Names of all entries of a kind in all languages, edited like a spreadsheet and saved together. */
export function NamesSheet<C extends ListCollection>({ names, isHere }: NamesSheetProps<C>) {
  const { of, noun, label, rowHeader, filters, creation } = names;
  const state = useListState(of, `names ${of.path}`);
  const { query } = state;
  const asked = { ...query, per_page: PER_PAGE, with_data: true, with_tags: true };
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useList(
    of,
    asked as Query<C>,
  );
  const loaded = useMemo(() => (data?.result ?? []).map((entry) => toRow(names, entry)), [data, names]);
  const known = useKnownNames(loaded);
  const isRead = data !== undefined && !isPlaceholderData;
  const { rows, isOutdated, gone, showCurrent } = useShownRows(
    known.known,
    isRead ? loaded : undefined,
    JSON.stringify(query),
  );
  const edits = useEdits(known.valueOf, `names ${of.path}`, label);
  const counts = useNameCounts(of, query, creation !== undefined);
  const updating = useMinimumDuration(isFetching);
  const sheetBox = useRef<HTMLDivElement>(null);
  const problemsBox = useRef<HTMLDivElement>(null);

  const problemOf = (edit: Edit): string | undefined => {
    if (isClash(edit, known.valueOf)) return clashOf(known.valueOf(edit));
    if (edit.text === '' && creation) return undefined;
    const { error: problem } = names.records.updateInput.safeParse({ name: edit.text });
    return problem?.issues[0]?.message;
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

  const { guard } = useUnsaved({
    when: edits.all.size > 0,
    what: label,
    discard: () => edits.settle([...edits.newest().keys()]),
    keeps: isHere,
  });

  const all = [...edits.all.values()];
  const problems = all.flatMap((edit) => {
    const reason = reasonOf(edit);
    if (!reason) return [];
    const header = names.columns.find(({ id }) => id === edit.column)?.header ?? edit.column;
    const theirs = isClash(edit, known.valueOf) ? known.valueOf(edit) : undefined;
    return [
      {
        key: cellKey(edit),
        where: `${known.known.get(edit.row)?.name ?? `A ${noun}`}, ${header}`,
        text: edit.text,
        reason,
        theirs,
      },
    ];
  });
  const count = all.filter((edit) => problemOf(edit) === undefined).length;
  const before = (state.page - 1) * PER_PAGE;
  const total = useLatest(data?.total) ?? 0;
  const isPaged = total > PER_PAGE;
  const readAt = useLatest(dataUpdatedAt || undefined) ?? 0;
  const showCurrentRows = () => {
    showCurrent();
    // The focused button disappears.
    sheetBox.current?.focus();
  };

  if (!data && rows.length === 0) {
    if (!error) return <LinearProgress aria-label={`Loading ${label}`} />;
    return (
      <Notice
        role="alert"
        title="The names could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </Notice>
    );
  }
  return (
    <>
      {guard}
      <NarrowTools {...{ label, noun, filters, state }} rows={{ total, isFetching }} />
      {error && (
        <OutdatedNotice error={error} since={readAt} isEarlier={!data} onRetry={() => void refetch()} />
      )}
      <Box ref={sheetBox} tabIndex={-1} sx={{ outline: 'none', position: 'relative' }}>
        {updating && (
          <LinearProgress
            aria-label={`Updating ${label}`}
            sx={{ position: 'absolute', insetInline: 0, top: -2, height: 2 }}
          />
        )}
        <Sheet
          key={JSON.stringify({ ...query, q: state.q })}
          {...{ label, rowHeader, rows, before, edits, messageOf }}
          total={Math.max(total, before + rows.length)}
          columns={names.columns.map((column) => ({
            ...column,
            detail: Object.entries(counts).find(([locale]) => locale === column.id)?.[1],
          }))}
          onSave={() => void save()}
          below={isPaged ? PAGER_HEIGHT : 0}
          whenEmpty={
            state.isNarrowed
              ? `No ${pluralOf(noun)} match the search and the filters.`
              : `There are no ${pluralOf(noun)} yet.`
          }
        >
          <Button
            variant="contained"
            disabled={count === 0 || isSaving}
            aria-keyshortcuts="Control+S"
            onClick={() => void save()}
          >
            {count === 0 ? 'Nothing to save' : `Save ${plural(count, 'name')}`}
          </Button>
          {problems.length > 0 && (
            <Button size="small" color="warning" onClick={() => problemsBox.current?.focus()}>
              {plural(problems.length, 'name')} can’t be saved
            </Button>
          )}
        </Sheet>
      </Box>
      <Box ref={problemsBox} tabIndex={-1}>
        <SheetProblems
          problems={problems}
          noun="name"
          onKeepMine={edits.keepMine}
          onGiveUp={(key) => edits.settle([key])}
        />
      </Box>
      {isOutdated && <OutdatedRows {...{ gone, noun }} onShowCurrent={showCurrentRows} />}
      {/* Rows that left this page have moved others up to it, so the next page would skip those. */}
      {isPaged && gone === 0 && (
        <Pager
          list={{ page: state.page, perPage: PER_PAGE, setPage: state.setPage }}
          total={total}
          label={label}
          noun={noun}
        />
      )}
    </>
  );
}

/** The last known value, while the current one is unknown. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

const clashOf = (theirs: string): string =>
  theirs === '' ? 'Someone else has removed this name.' : `Someone else has saved ‘${theirs}’.`;
