import { id as anId, type SearchInput, type SearchResult } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { Alert, Button, onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { foundRows, rowName } from './foundRows';
import { roomsOf } from './roomsOf';
import { useSearch } from './useSearch';

const BookTrip = onDemand(() =>
  import(/* webpackChunkName: "search-dialogs" */ '../book/BookTrip').then((module) => ({
    default: module.BookTrip,
  })),
);

interface BookedTripProps {
  /** Id in the address. */
  named: string;
  result: SearchResult;
  request: SearchInput;
  onClose: () => void;
}

/** The trip whose booking dialog the address opens: from the results, or else from a search of its hotel. */
export function BookedTrip({ named, result, request, onClose }: BookedTripProps) {
  const isNamed = ({ id }: { id: string }) => id === named;
  const listed = foundRows(result).find(isNamed);
  const hotelId = anId.safeParse(named.split('.')[0]).data;
  const ofHotel = useSearch(listed || hotelId === undefined ? undefined : roomsOf(request, hotelId));
  const row = listed ?? (ofHotel.result && foundRows(ofHotel.result).find(isNamed));
  if (row)
    return (
      <Suspense>
        <BookTrip
          key={row.id}
          name={rowName(row)}
          trip={row.trip}
          search={request}
          result={row.result}
          onClose={onClose}
        />
      </Suspense>
    );
  if (ofHotel.isSearching) return null;
  return (
    <Alert
      severity="warning"
      sx={{ my: 1 }}
      {...(ofHotel.error ? { action: <Button onClick={ofHotel.refresh}>Try again</Button> } : { onClose })}
    >
      {ofHotel.error
        ? messageOf(ofHotel.error)
        : 'The trip of this address can’t be booked any more. Choose another one.'}
    </Alert>
  );
}
