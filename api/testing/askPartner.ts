import { eq, sql } from 'drizzle-orm';
import { system } from '../src/db/actor';
import { bookingsTable } from '../src/modules/bookings/bookings.table';
import type { TestServer } from './testServer';

/** Puts a booking on request, even an incomplete one: from then on its partner sees it. */
export const askPartner = (server: TestServer, id: string): Promise<unknown> =>
  server.database.withActor(system('test'), (tx) =>
    tx
      .update(bookingsTable)
      .set({ status: 'on_request', requested_at: sql`now()` })
      .where(eq(bookingsTable.id, id)),
  );
