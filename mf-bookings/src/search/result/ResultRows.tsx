import { searchParams } from '../address';
import { CompareBar } from './CompareBar';
import { MissingRates } from './MissingRates';
import { NarrowedColumns } from './NarrowedColumns';
import { ResultBar } from './ResultBar';
import { ResultDialogs } from './ResultDialogs';
import { Flights } from './flights/Flights';
import { rotationsOf } from './flights/rotations';
import type { FoundState } from './searchState';
import { cheapestOf } from './sorted';
import { shownColumns } from './table/columns';
import { ResultTable } from './table/ResultTable';
import type { NarrowedRows } from './useNarrowedRows';
import { useTripActions } from './useTripActions';

interface ResultRowsProps {
  found: FoundState;
  rows: NarrowedRows;
  showsNet: boolean;
  /** Undefined if the setup hides net prices. */
  onToggleNet: (() => void) | undefined;
  isOld: boolean;
  isBusy: boolean;
  onRefresh: () => void;
}

/** The rows of a result with all that is done with them. */
export function ResultRows(props: ResultRowsProps) {
  const { found, rows, showsNet, onToggleNet, isOld, isBusy, onRefresh } = props;
  const { result, search, setup } = found;
  const { shown, groups } = rows;
  const trips = useTripActions(result, groups[0]?.rows[0], showsNet);
  const { actions, marked, open } = trips;
  const rotations = rotationsOf(shown);
  return (
    <>
      <ResultBar
        result={result}
        trips={shown.length}
        hotels={new Set(shown.map(({ hotel }) => hotel.id)).size}
        isOld={isOld}
        onRefresh={onRefresh}
        net={onToggleNet && { isShown: showsNet, toggle: onToggleNet }}
        onSave={trips.save}
      />
      <MissingRates result={result} />
      <Flights rotations={rotations} />
      <NarrowedColumns rows={rows} onNarrow={trips.forgetActive}>
        <ResultTable
          key={`${setup.group} ${setup.rows} ${searchParams(search)}`}
          found={found}
          rows={rows}
          columns={shownColumns(setup, showsNet)}
          cheapest={setup.highlight ? cheapestOf(shown)?.id : undefined}
          flights={rotations.length === 1 ? rotations[0]?.id : undefined}
          isOld={isOld}
          isBusy={isBusy}
          actions={actions}
        />
      </NarrowedColumns>
      {marked.length > 0 && (
        <CompareBar
          rows={marked}
          onCompare={trips.compare}
          onRemove={trips.unmark}
          onClear={trips.unmarkAll}
        />
      )}
      {open && (
        <ResultDialogs
          open={open}
          search={search}
          showsNet={showsNet}
          bookAddress={actions.bookAddress}
          onClose={trips.close}
        />
      )}
    </>
  );
}
