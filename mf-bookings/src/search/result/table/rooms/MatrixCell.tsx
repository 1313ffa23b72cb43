import { formatAmount } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box } from '@itinera/shared/ui';
import { rowName, type FoundRow } from '../../foundRows';
import { perPerson } from '../../perPerson';
import type { TripActions } from '../tripActions';
import { tagsOf, TripTags } from '../TripTags';

interface MatrixCellProps {
  /** The cheapest trip in the room with the boarding; undefined if it is not sold. */
  row: FoundRow | undefined;
  boarding: string;
  /** Whether the net price is shown in place of that of the sale. */
  isNet: boolean;
  /** Whether its trip is the one that is shown in full. */
  isShown: boolean;
  actions: TripActions;
}

/** Place of a trip among the rooms of its hotel, whose row may be the same trip. */
export const placeInRooms = ({ id }: FoundRow): string => `room ${id}`;

/** Price of a room with a boarding: for each person, and of the whole party. */
export function MatrixCell({ row, boarding, isNet, isShown, actions }: MatrixCellProps) {
  if (!row) return <div role="gridcell">—</div>;
  const { trip, result } = row;
  const minor = isNet ? trip.net_minor : trip.sale_minor;
  const money = (amount: number | null) => (amount === null ? '—' : formatAmount(amount, result.currency));
  const share = perPerson(minor, trip);
  const name = rowName(row);
  const price = money(share ?? minor);
  const party = share === undefined ? undefined : money(minor);
  // As it is read, so that it can be spoken.
  const words = [price, party, ...tagsOf(trip).map((tag) => tag.words)].filter(Boolean).join(' ');
  const isMarked = actions.marked.has(row.id);
  return (
    <Box
      role="gridcell"
      data-trip={row.id}
      data-label={boarding}
      data-shown={isShown || undefined}
      data-marked={isMarked || undefined}
      aria-label={`${name}: ${words}`}
      aria-selected={isMarked}
      tabIndex={actions.active === placeInRooms(row) ? 0 : -1}
      onFocus={() => actions.onActive(row, placeInRooms(row))}
    >
      <RouterLink
        to={actions.bookAddress(row)}
        state={{ dialog: 'book' }}
        tabIndex={-1}
        aria-label={`${price}: book ${name}`}
        title="Book (Enter)"
        data-book
        data-amount
      >
        {price}
      </RouterLink>{' '}
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={`Compare ${name}`}
        title="Compare (Space)"
        checked={isMarked}
        onChange={() => actions.onMark(row)}
      />
      {party !== undefined && <span data-amount>{party}</span>} <TripTags trip={trip} />
    </Box>
  );
}
