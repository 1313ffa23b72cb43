import type { SearchInput, SearchResult } from '@itinera/shared/contracts';
import { useDialogAddress, useSearchParams } from '@itinera/shared/router';
import { Box, useMediaQuery, useShortcut, type Theme } from '@itinera/shared/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { searchParams } from '../address';
import type { ResultSetup } from './resultSetup';
import { BookedTrip } from './BookedTrip';
import { CompareBar } from './CompareBar';
import { chosenFacets, countedFacets, facetKeys, narrowed } from './facets';
import { Facets } from './Facets';
import { foundRows, type FoundRow } from './foundRows';
import { groupsOf } from './groups';
import { MissingRates } from './MissingRates';
import { NothingFound } from './NothingFound';
import { ResultBar } from './ResultBar';
import { roomsOf } from './roomsOf';
import { sorted } from './sorted';
import { visibleColumns } from './table/columns';
import { ResultTable } from './table/ResultTable';
import { useMarked } from './useMarked';

// One chunk, because these dialogs are often used one after the other.
const CopyDialog = lazy(() =>
  import(/* webpackChunkName: "search-dialogs" */ './copy/CopyDialog').then((module) => ({
    default: module.CopyDialog,
  })),
);
const ExplainDialog = lazy(() =>
  import(/* webpackChunkName: "search-dialogs" */ './explain/ExplainDialog').then((module) => ({
    default: module.ExplainDialog,
  })),
);
const CompareDialog = lazy(() =>
  import(/* webpackChunkName: "search-dialogs" */ './compare/CompareDialog').then((module) => ({
    default: module.CompareDialog,
  })),
);
const SaveSearchDialog = lazy(() =>
  import(/* webpackChunkName: "search-dialogs" */ '../saved/SaveSearchDialog').then((module) => ({
    default: module.SaveSearchDialog,
  })),
);

interface ResultsProps {
  result: SearchResult;
  search: SearchInput;
  /** The search that was sent. */
  request: SearchInput;
  setup: ResultSetup;
  isOld: boolean;
  isBusy: boolean;
  onRefresh: () => void;
  onSearch: (search: SearchInput) => void;
}

type Open = { dialog: 'copy' | 'explain'; row: FoundRow } | { dialog: 'compare' | 'save' };

/** Results of a search: narrowed, grouped, compared, explained, copied and booked. */
export function Results({
  result,
  search,
  request,
  setup,
  isOld,
  isBusy,
  onRefresh,
  onSearch,
}: ResultsProps) {
  const [params, setParams] = useSearchParams();
  const booking = useDialogAddress('book');
  const [open, setOpen] = useState<Open>();
  const [active, setActive] = useState<FoundRow>();
  const [isNetHidden, setNetHidden] = useState(false);
  const { marked, toggle, clear } = useMarked();
  const [seen, setSeen] = useState(result);
  if (seen !== result) {
    // New prices: marks and selections of the previous result are dropped.
    setSeen(result);
    setActive(undefined);
    clear();
  }
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'));

  const chosen = chosenFacets(params);
  const rows = useMemo(() => sorted(foundRows(result), setup.sort), [result, setup.sort]);
  const narrow = (all: FoundRow[]) => narrowed(all, chosen);
  const shown = narrow(rows);
  const groups = groupsOf(shown, setup.group);
  const facets = countedFacets(rows, chosen, ({ id, hotel }) => (setup.group === 'hotel' ? hotel.id : id));
  const hotels = new Set(shown.map(({ hotel }) => hotel.id)).size;
  const first = groups[0]?.rows[0];
  const focused = active ?? first;
  const cheapest = setup.highlight
    ? shown
        .filter(({ trip }) => trip.availability !== 'blocked' && trip.sale_minor !== null)
        .toSorted((one, other) => (one.trip.sale_minor ?? 0) - (other.trip.sale_minor ?? 0))[0]
    : undefined;

  const showsNet = setup.shown !== 'sale' && !isNetHidden;
  const columns = visibleColumns(setup.columns, (column) => {
    if (column === 'net' || column === 'markup') return showsNet;
    return column !== 'sale' || setup.shown !== 'net' || !showsNet;
  });

  const setFacets = (change: (next: URLSearchParams) => void) => {
    // The row that had the focus may be gone.
    setActive(undefined);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true },
    );
  };
  const explain = showsNet ? (row: FoundRow) => setOpen({ dialog: 'explain', row }) : undefined;
  const copy = (row: FoundRow) => setOpen({ dialog: 'copy', row });
  useShortcut('x', 'Explain the price of the focused trip', () => focused && explain?.(focused));
  useShortcut('c', 'Copy the focused trip as text', () => focused && copy(focused));
  const compare = () => setOpen({ dialog: 'compare' });
  useShortcut('m', 'Compare the marked trips', () => marked.size > 1 && compare());
  const bookAddress = (row: FoundRow) => booking.addressOf(row.id);
  const close = () => setOpen(undefined);

  const booked = booking.value !== undefined && !isBusy && (
    <BookedTrip named={booking.value} result={result} request={request} onClose={booking.close} />
  );

  if (rows.length === 0)
    return (
      <>
        {booked}
        <MissingRates result={result} />
        <NothingFound search={search} removedBy={result.removed_by} onSearch={onSearch} />
      </>
    );

  const narrowing = (
    <Facets
      facets={facets}
      chosen={chosen}
      onChange={(key, ids) =>
        setFacets((next) => (ids.length > 0 ? next.set(key, ids.join(',')) : next.delete(key)))
      }
      onClear={() => setFacets((next) => facetKeys.forEach((key) => next.delete(key)))}
    />
  );
  return (
    <>
      {booked}
      <ResultBar
        result={result}
        trips={shown.length}
        hotels={hotels}
        isOld={isOld}
        onRefresh={onRefresh}
        net={
          setup.shown === 'sale' ? undefined : { isShown: showsNet, toggle: () => setNetHidden(!isNetHidden) }
        }
        onSave={() => setOpen({ dialog: 'save' })}
      />
      <MissingRates result={result} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: isWide ? '164px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          alignItems: 'start',
          '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ '@media print': { display: 'none' } }}>
          {isWide ? (
            narrowing
          ) : (
            <details>
              <Box component="summary" sx={{ minHeight: 36, cursor: 'pointer' }}>
                Narrow the results
              </Box>
              {narrowing}
            </details>
          )}
        </Box>
        <ResultTable
          key={`${setup.group} ${setup.rows} ${searchParams(search)}`}
          groups={groups}
          noun={setup.group === 'hotel' ? 'hotel' : setup.group === 'date' ? 'day' : 'trip'}
          columns={columns}
          widths={setup.columns.widths}
          perPage={setup.rows}
          roomsOf={setup.group === 'hotel' ? (hotelId) => roomsOf(request, hotelId) : undefined}
          narrow={narrow}
          cheapest={cheapest?.id}
          currency={result.currency}
          isOld={isOld}
          isBusy={isBusy}
          actions={{
            active: focused?.id,
            marked,
            bookAddress,
            onActive: setActive,
            onMark: toggle,
            onWhy: explain,
            onCopy: copy,
          }}
        />
      </Box>
      {marked.size > 0 && (
        <CompareBar rows={[...marked.values()]} onCompare={compare} onRemove={toggle} onClear={clear} />
      )}
      <Suspense>
        {open?.dialog === 'copy' && <CopyDialog row={open.row} search={search} onClose={close} />}
        {open?.dialog === 'explain' && <ExplainDialog row={open.row} search={search} onClose={close} />}
        {open?.dialog === 'compare' && (
          <CompareDialog
            rows={[...marked.values()]}
            showsNet={showsNet}
            bookAddress={bookAddress}
            onClose={close}
          />
        )}
        {open?.dialog === 'save' && <SaveSearchDialog search={search} onClose={close} />}
      </Suspense>
    </>
  );
}
