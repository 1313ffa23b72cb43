import { and, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { addDays, blockSeats } from '@itinera/shared/contracts';
import { today } from '../../../base/today';
import { ofStaff } from '../../../identity/rights/rights';
import { resource } from '../../../rest/resource';
import { blockSeatsTable as table } from '../../blockSeats/blockSeats.table';
import { prepareBlock } from '../../blockSeats/blockSeats.writes';
import { requireAsked } from './askToStop';

/** `expected_taken` confirms a stop and is no column. */
type Changes = Partial<typeof table.$inferInsert> & { expected_taken?: number | undefined };

const releasedWithin = (days: unknown) =>
  and(
    eq(table.status, 'open'),
    eq(table.block_type, 'soft'),
    gt(table.seats_free, 0),
    gte(table.release_date, today()),
    lte(table.release_date, addDays(today(), Number(days))),
  );

export const blockSeatResource = resource({
  collection: blockSeats,
  table,
  access: ofStaff,
  // Future departures first.
  first: [sql`${table.status} = 'departed'`, table.departure_date, table.departure_time],
  searched: [table.flight_number, table.code],
  filters: {
    status: (states) => (Array.isArray(states) ? inArray(table.status, states) : undefined),
    departure_from: (day) => gte(table.departure_date, String(day)),
    departure_to: (day) => lte(table.departure_date, String(day)),
    free_from: (seats) => gte(table.seats_free, Number(seats)),
    release_within_days: releasedWithin,
    oversold: (wanted) => (wanted === true ? lt(table.seats_free, 0) : gte(table.seats_free, 0)),
  },
  async prepare(tx, { expected_taken, ...changes }: Changes, before) {
    await requireAsked(tx, { ...changes, expected_taken }, before);
    return prepareBlock(tx, changes, before);
  },
});
