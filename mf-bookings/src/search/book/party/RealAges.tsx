import type { FoundTrip, SearchInput, SearchResult } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { formatMoney, plural } from '@itinera/shared/format';
import { Alert, Button, RowsLoading } from '@itinera/shared/ui';
import { useSearch } from '../../result/useSearch';

/** A trip with its search and the answer that it comes from. */
export interface Offer {
  trip: FoundTrip;
  search: SearchInput;
  result: SearchResult;
}

interface RealAgesProps {
  offer: Offer;
  party: Pick<SearchInput, 'adults' | 'child_ages'>;
  onTake: (offer: Offer) => void;
}

/** The search that finds one trip again for another party. */
const searchOf = ({ search, trip }: Offer, party: RealAgesProps['party']): SearchInput => ({
  ...Object.fromEntries(
    (['origin_city_id', 'with_transfer', 'markup_bp', 'sale_rounding', 'currency'] as const).flatMap((key) =>
      search[key] === undefined ? [] : [[key, search[key]]],
    ),
  ),
  hotel_ids: [trip.hotel_id],
  dmc_ids: [trip.dmc_id],
  room_type_ids: [trip.room_type_id],
  boarding_type_ids: [trip.boarding_type_id],
  check_in_from: trip.check_in,
  check_in_to: trip.check_in,
  nights_from: trip.nights,
  nights_to: trip.nights,
  include_blocked: true,
  include_on_request: true,
  adults: party.adults,
  child_ages: party.child_ages,
});

const inWords = ({ adults, child_ages }: RealAgesProps['party']): string =>
  [
    plural(adults, 'adult'),
    child_ages.length > 0 &&
      `${plural(child_ages.length, 'child', 'children')} of ${child_ages.join(', ')} years`,
  ]
    .filter(Boolean)
    .join(', ');

const signed = (minor: number, currency: string) =>
  `${minor < 0 ? '−' : '+'}${formatMoney(Math.abs(minor), currency)}`;

/** Price of a trip for the real ages of its travellers, if they differ from the searched ones. */
export function RealAges({ offer, party, onTake }: RealAgesProps) {
  const search = searchOf(offer, party);
  const { result, isEarlier, isSearching, error, refresh } = useSearch(party.adults > 0 ? search : undefined);
  const trip = isEarlier ? undefined : result?.trips[0];
  const partyText = inWords(party);
  if (party.adults === 0)
    return <Alert severity="warning">At least one adult travels. Put an adult on one of the places.</Alert>;
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={refresh}>Try again</Button>}>
        The price for {partyText} is not known. {messageOf(error)}
      </Alert>
    );
  if (isSearching || !result || isEarlier)
    return <RowsLoading rows={1} label={`Loading the price for ${partyText}`} />;
  if (!trip)
    return (
      <Alert severity="warning">
        This room is not sold to {partyText}. Save it for the ages that were searched, or choose another trip.
      </Alert>
    );
  const { currency } = result;
  const [was, now] = [offer.trip.sale_minor, trip.sale_minor];
  const money = (minor: number | null) => (minor === null ? 'no price' : formatMoney(minor, currency));
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => onTake({ trip, search, result })}>
          Book for these ages
        </Button>
      }
    >
      For {partyText}: {was === now ? `${money(now)} as before` : `${money(was)} → ${money(now)}`}
      {was !== null && now !== null && was !== now && ` (${signed(now - was, currency)})`}
    </Alert>
  );
}
