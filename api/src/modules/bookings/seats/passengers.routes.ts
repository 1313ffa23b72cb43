import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { flightKind } from '@itinera/shared/bookings';
import { ageOn, blockSeats, id, passengersAnswer, type BlockBooking } from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { principalOf } from '../../../identity/rights/enforceRights';
import { actorOf } from '../../../identity/sessions/principal';
import { findEntry } from '../../../rest/read/findEntry';
import { requireWayToRead } from '../../../rest/requireWay';
import { blockSeatsTable } from '../../blockSeats/blockSeats.table';
import { travellersTable } from '../../travellers/travellers.table';
import { bookingFlightsTable as flights } from '../bookingFlights.table';
import { bookingTravellersTable as members } from '../bookingTravellers.table';
import { bookingsTable as bookings } from '../bookings.table';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});

/** The passenger list of a block, which an airline needs before the departure: bookings with seats, and their travellers. */
export function passengerRoutes(app: App, database: Database): void {
  requireWayToRead(blockSeatsTable, 'blockSeats.passengers');
  app.get(
    `${blockSeats.path}/:id/passengers`,
    {
      config: { right: 'blockSeats.passengers' },
      schema: { params, querystring: noQuery, response: { 200: passengersAnswer } },
    },
    async (request) => {
      const actor = actorOf(principalOf(request));
      return database.withActor(actor, async (tx) => {
        const { id: blockId } = request.params;
        await findEntry(tx, blockSeatsTable, { id: blockId, actor, where: undefined });
        const rows = await tx
          .select({ flight: flights, booking: bookings, member: members, traveller: travellersTable })
          .from(flights)
          .innerJoin(bookings, eq(bookings.id, flights.booking_id))
          .leftJoin(members, eq(members.booking_id, bookings.id))
          .leftJoin(travellersTable, eq(travellersTable.id, members.traveller_id))
          .where(eq(flights.block_seat_id, blockId))
          .orderBy(asc(bookings.ref), asc(flights.id), asc(members.order), asc(members.created_at));
        const found = new Map<string, BlockBooking>();
        for (const { flight, booking, member, traveller } of rows) {
          const entry: BlockBooking = found.get(flight.id) ?? {
            flight_id: flight.id,
            booking_id: booking.id,
            ref: booking.ref,
            status: booking.status,
            customer_name: booking.customer_name,
            seats: flight.seats ?? 0,
            seat_status: flight.seat_status ?? 'released',
            held_until: flight.held_until,
            pnr: flight.pnr,
            travellers: [],
          };
          found.set(flight.id, entry);
          if (!member || !traveller) continue;
          const { first_name, last_name, sex, birthday } = traveller;
          const pax_type = flightKind(ageOn(flight.departure_date, birthday));
          entry.travellers.push({ id: traveller.id, first_name, last_name, sex, birthday, pax_type });
        }
        return { success: true as const, result: [...found.values()] };
      });
    },
  );
}
