import { lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { forgetEmailChanges } from '../accounts/changeEmail';
import { forgetLinks } from '../accounts/passwordLinks';
import { forgetRecoveries } from '../accounts/recovery';
import { forgetParked } from '../accounts/signUp';
import { travellers } from '@itinera/shared/contracts';
import { systemContext } from '../audit/writeContext';
import type { Actor } from '../db/actor';
import { isAhead } from '../db/ahead';
import type { Database } from '../db/database';
import { forgetOldTickets } from '../identity/secondFactor/tickets';
import { forgetUnusedDevices } from '../identity/sessions/knownDevices';
import { longestSessionSeconds } from '../identity/sessions/refreshTokens';
import { tidyOutbox } from '../mail/outbox';
import { tidyNotifications } from '../modules/notifications/tidyNotifications';
import { travellersTable } from '../modules/travellers/travellers.table';
import { eraseDeleted } from '../rest/erase/erasePerson';
import { entityOf } from '../rest/write/operations';
import { forgetSecrets } from '../rest/write/undoSecrets';
import { refreshTokensTable, sessionsTable, signInFailuresTable } from '../people/sessions.table';

const olderThan = (column: PgColumn, days: number): SQL =>
  lt(column, sql`now() - make_interval(days => ${days})`);

/** Deletes expired rows, such as counters of failures, which matter for a quarter of an hour. */
export const cleanUp = (database: Database, actor: Actor): Promise<void> =>
  database.withActor(actor, async (tx) => {
    await tx.delete(refreshTokensTable).where(olderThan(refreshTokensTable.expires_at, 1));
    // An ended session is kept for a while, so that its owner can still learn how it ended.
    await tx
      .delete(sessionsTable)
      .where(
        or(
          olderThan(sessionsTable.expires_at, 7),
          olderThan(sessionsTable.ended_at, 7),
          isAhead(sessionsTable.expires_at, longestSessionSeconds),
        ),
      );
    await tx.delete(signInFailuresTable).where(olderThan(signInFailuresTable.last, 1));
    await forgetUnusedDevices(tx);
    await forgetLinks(tx);
    await forgetOldTickets(tx);
    await forgetRecoveries(tx);
    await forgetEmailChanges(tx);
    await forgetParked(tx);
    await tidyOutbox(tx);
    await tidyNotifications(tx);
    const forgotten = (await forgetSecrets(tx)).filter(({ entity }) => entity === entityOf(travellers.path));
    const person = { entries: [{ table: travellersTable, ids: forgotten.map(({ id }) => id) }] };
    await eraseDeleted(tx, systemContext('clean-up'), { ...person, bookings: [], files: [] });
  });
