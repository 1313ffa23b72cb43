import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { notificationFiringsTable as firings, notificationsTable as table } from './notifications.table';

/** Deletes old notifications. A firing is kept for as long as its event could still be due. */
export async function tidyNotifications(tx: Transaction): Promise<void> {
  await tx.delete(table).where(lt(table.created_at, sql`now() - interval '90 days'`));
  await tx.delete(firings).where(lt(firings.fired_at, sql`now() - interval '400 days'`));
}
