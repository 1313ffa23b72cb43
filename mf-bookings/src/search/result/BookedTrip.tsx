import { id as anId, type SearchInput, type SearchResult } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Alert, Button } from '@itinera/shared/ui';
import { foundRows, rowName } from './foundRows';
import { roomsOf } from './roomsOf';
import { useSearch } from './useSearch';

interface BookedTripProps {
  /** As the address names it. */
  named: string;
  result: SearchResult;
  request: SearchInput;
  onClose: () => void;
}

/** The trip that an address says is being booked: among what was found, or else by a search of its hotel. */
export function BookedTrip({ named, result, request, onClose }: BookedTripProps) {
  const isNamed = ({ id }: { id: string }) => id === named;
  const listed = foundRows(result).find(isNamed);
  const hotelId = anId.safeParse(named.split('.')[0]).data;
  const ofHotel = useSearch(listed || hotelId === undefined ? undefined : roomsOf(request, hotelId));
  const row = listed ?? (ofHotel.result && foundRows(ofHotel.result).find(isNamed));
  if (row)
    return (
      <Alert
        severity="info"
        sx={{ my: 1 }}
        action={
          <>
            <Button component={RouterLink} to={pathTo('be', undefined, { add: 'booking' })} color="inherit">
              Add the booking by hand
            </Button>
            <Button color="inherit" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        Booking from the results is not available yet: {rowName(row)}.
      </Alert>
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
