import { useUnsaved } from '@itinera/shared/forms';
import { plural, pluralOf } from '@itinera/shared/format';
import { NarrowTools, Pager, type ListCollection } from '@itinera/shared/grid';
import { Box, Button, LinearProgress, Notice, OutdatedNotice, useMinimumDuration } from '@itinera/shared/ui';
import { useRef, useState } from 'react';
import { SheetProblems } from '../problems/SheetProblems';
import { Sheet } from '../Sheet';
import type { NamesOf } from './namesOf';
import { OutdatedRows } from './OutdatedRows';
import { PER_PAGE, useNamesSheet } from './useNamesSheet';

/** In pixels. */
const PAGER_HEIGHT = 38;

interface NamesSheetProps<C extends ListCollection> {
  names: NamesOf<C>;
  /** Whether an address on this page still shows this sheet. */
  isHere: (search: URLSearchParams) => boolean;
}

/** Names of all entries of a kind in all languages, edited like a spreadsheet and saved together. */
export function NamesSheet<C extends ListCollection>({ names, isHere }: NamesSheetProps<C>) {
  const { label } = names;
  const sheet = useNamesSheet(names);
  const { edits, read, shown } = sheet;
  const { guard } = useUnsaved({
    when: edits.all.size > 0,
    what: label,
    discard: () => edits.settle([...edits.newest().keys()]),
    keeps: isHere,
  });
  if (!read.data && shown.rows.length === 0)
    return <NotShown label={label} error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <>
      {guard}
      <LoadedSheet names={names} sheet={sheet} />
    </>
  );
}

interface NotShownProps {
  label: string;
  error: Error | null;
  onRetry: () => void;
}

function NotShown({ label, error, onRetry }: NotShownProps) {
  if (!error) return <LinearProgress aria-label={`Loading ${label}`} />;
  return (
    <Notice
      role="alert"
      title="The names could not be loaded"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {error.message}
    </Notice>
  );
}

interface LoadedSheetProps<C extends ListCollection> {
  names: NamesOf<C>;
  sheet: ReturnType<typeof useNamesSheet<C>>;
}

function LoadedSheet<C extends ListCollection>({ names, sheet }: LoadedSheetProps<C>) {
  const { noun, label, rowHeader, filters } = names;
  const { state, read, shown, edits, problems } = sheet;
  const { data, error, isFetching, dataUpdatedAt, refetch } = read;
  const { rows, isOutdated, gone, showCurrent } = shown;
  const updating = useMinimumDuration(isFetching);
  const sheetBox = useRef<HTMLDivElement>(null);
  const problemsBox = useRef<HTMLDivElement>(null);
  const before = (state.page - 1) * PER_PAGE;
  const total = useLatest(data?.total) ?? 0;
  const isPaged = total > PER_PAGE;
  const readAt = useLatest(dataUpdatedAt || undefined) ?? 0;
  const showCurrentRows = () => {
    showCurrent();
    // The focused button disappears.
    sheetBox.current?.focus();
  };
  return (
    <>
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
          key={JSON.stringify({ ...state.query, q: state.q })}
          {...{ label, rowHeader, rows, before, edits }}
          columns={sheet.columns}
          messageOf={sheet.messageOf}
          total={Math.max(total, before + rows.length)}
          onSave={sheet.save}
          below={isPaged ? PAGER_HEIGHT : 0}
          whenEmpty={
            state.isNarrowed
              ? `No ${pluralOf(noun)} match the search and the filters.`
              : `There are no ${pluralOf(noun)} yet.`
          }
        >
          <SaveNames sheet={sheet} onShowProblems={() => problemsBox.current?.focus()} />
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
          {...{ total, label, noun }}
        />
      )}
    </>
  );
}

interface SaveNamesProps {
  sheet: Pick<ReturnType<typeof useNamesSheet>, 'count' | 'isSaving' | 'save' | 'problems'>;
  onShowProblems: () => void;
}

function SaveNames({ sheet: { count, isSaving, save, problems }, onShowProblems }: SaveNamesProps) {
  return (
    <>
      <Button
        variant="contained"
        disabled={count === 0 || isSaving}
        aria-keyshortcuts="Control+S"
        onClick={save}
      >
        {count === 0 ? 'Nothing to save' : `Save ${plural(count, 'name')}`}
      </Button>
      {problems.length > 0 && (
        <Button size="small" color="warning" onClick={onShowProblems}>
          {plural(problems.length, 'name')} can’t be saved
        </Button>
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
