import { formatAmount, plural } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import type { FoundRow } from '../foundRows';
import { stayDays } from '../tripWords';
import type { ColumnId } from './columns';
import { quiet } from './quiet';
import { TripSeats } from './TripSeats';
import { TripTags } from './TripTags';

interface CellProps {
  row: FoundRow;
  /** Text below the days, such as the number of other days. */
  note?: ReactNode;
  isCheapest?: boolean | undefined;
}

const money = ({ result }: FoundRow, minor: number | null): string =>
  minor === null ? '—' : formatAmount(minor, result.currency);

const StayCell = ({ row: { trip, room, boarding, partner } }: CellProps) => (
  <>
    {room}
    <Box sx={quiet}>
      {boarding} · {partner}
    </Box>
    <TripTags trip={trip} />
  </>
);

const DatesCell = ({ row: { trip }, note }: CellProps) => (
  <>
    {stayDays(trip.check_in, trip.check_out)}
    <Box sx={quiet}>
      {plural(trip.nights, 'night')}
      {note && <> · {note}</>}
      <TripSeats trip={trip} />
    </Box>
  </>
);

const SaleCell = ({ row, isCheapest }: CellProps) => (
  <>
    <Box component="b" sx={isCheapest ? { color: 'success.main' } : {}}>
      {money(row, row.trip.sale_minor)}
    </Box>
    {isCheapest && <Box sx={quiet}>Cheapest</Box>}
    {row.trip.transfer && (
      <Box sx={quiet}>{row.trip.transfer.sale_minor === null ? 'transfer on request' : 'with transfer'}</Box>
    )}
  </>
);

/** What the columns show of a trip, except the hotel. */
export const tripCells: Record<Exclude<ColumnId, 'hotel'>, (props: CellProps) => ReactNode> = {
  stay: StayCell,
  dates: DatesCell,
  net: ({ row }) => money(row, row.trip.net_minor),
  markup: ({ row }) => money(row, row.trip.markup_minor),
  sale: SaleCell,
};
