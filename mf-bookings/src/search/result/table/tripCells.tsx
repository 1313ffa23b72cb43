import { formatAmount, formatInstant, plural } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { rotationOf } from '../flights/rotations';
import type { FoundRow } from '../foundRows';
import { perPerson } from '../perPerson';
import { lastFreeDay, stayDays } from '../tripWords';
import type { ColumnId } from './columns';
import { quiet } from './quiet';
import { TripTags } from './TripTags';

interface CellProps {
  row: FoundRow;
  /** Text below the days, such as the number of other days. */
  note?: ReactNode;
  isCheapest?: boolean | undefined;
  /** Whether its flight is named; not if it is that of all trips. */
  isFlightNamed?: boolean;
}

const money = ({ result }: FoundRow, minor: number | null): string =>
  minor === null ? '—' : formatAmount(minor, result.currency);

const StayCell = ({ row }: CellProps) => (
  <>
    <Box data-cut title={row.room}>
      {row.room}
    </Box>
    <Box data-second sx={quiet}>
      <span data-cut title={`${row.boarding} · ${row.partner}`}>
        {row.boarding} · {row.partner}
      </span>
      <TripTags trip={row.trip} />
    </Box>
  </>
);

/** The last day on which its stay is cancelled for nothing. */
const FreeUntil = ({ until }: { until: string }) => (
  <>
    {' · '}
    <span title={`The stay can be cancelled free of charge until ${formatInstant(until)}`}>
      free until {lastFreeDay(until).slice(0, 5)}
    </span>
  </>
);

const DatesCell = ({ row: { trip, freeUntil }, note, isFlightNamed }: CellProps) => {
  const rotation = rotationOf(trip);
  return (
    <>
      <Box sx={{ whiteSpace: 'nowrap' }}>{stayDays(trip.check_in, trip.check_out)}</Box>
      <Box data-cut sx={quiet}>
        {plural(trip.nights, 'night')}
        {rotation && isFlightNamed && ` · ${rotation.outbound.flight_number}`}
        {note && <> · {note}</>}
        {freeUntil && <FreeUntil until={freeUntil} />}
      </Box>
    </>
  );
};

const SaleCell = ({ row, isCheapest }: CellProps) => {
  const share = perPerson(row.trip.sale_minor, row.trip);
  return (
    <>
      <Box component="b" sx={isCheapest ? { color: 'success.main' } : {}}>
        {money(row, row.trip.sale_minor)}
      </Box>
      {share !== undefined && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{money(row, share)} per person</Box>
      )}
    </>
  );
};

/** What the columns show of a trip, except the hotel. */
export const tripCells: Record<Exclude<ColumnId, 'hotel'>, (props: CellProps) => ReactNode> = {
  stay: StayCell,
  dates: DatesCell,
  net: ({ row }) => money(row, row.trip.net_minor),
  markup: ({ row }) => money(row, row.trip.markup_minor),
  sale: SaleCell,
};
