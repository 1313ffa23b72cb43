import type { SearchInput } from '@itinera/shared/contracts';
import { useDialogAddress } from '@itinera/shared/router';
import { useState } from 'react';
import { BookedTrip } from './BookedTrip';
import { MissingRates } from './MissingRates';
import { NothingFound } from './nothing/NothingFound';
import { ResultRows } from './ResultRows';
import type { FoundState } from './searchState';
import { useNarrowedRows } from './useNarrowedRows';

interface ResultsProps {
  found: FoundState;
  isOld: boolean;
  isBusy: boolean;
  onRefresh: () => void;
  onSearch: (search: SearchInput) => void;
}

/** Results of a search: narrowed, grouped, compared, explained, copied and booked. */
export function Results({ found, isOld, isBusy, onRefresh, onSearch }: ResultsProps) {
  const { result, search, request, setup } = found;
  const booking = useDialogAddress('book');
  const [isNetHidden, setNetHidden] = useState(false);
  const rows = useNarrowedRows(result, setup);
  const toggleNet = setup.shown === 'sale' ? undefined : () => setNetHidden(!isNetHidden);
  return (
    <>
      {booking.value !== undefined && !isBusy && (
        <BookedTrip named={booking.value} result={result} request={request} onClose={booking.close} />
      )}
      {rows.isEmpty ? (
        <>
          <MissingRates result={result} />
          <NothingFound search={search} result={result} onSearch={onSearch} />
        </>
      ) : (
        <ResultRows
          found={found}
          rows={rows}
          showsNet={toggleNet !== undefined && !isNetHidden}
          onToggleNet={toggleNet}
          isOld={isOld}
          isBusy={isBusy}
          onRefresh={onRefresh}
        />
      )}
    </>
  );
}
