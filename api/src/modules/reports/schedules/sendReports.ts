import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { addDays } from '@itinera/shared/contracts';
import { pathTo } from '@itinera/shared/routes';
import type { ShellAddresses } from '../../../accounts/passwordLinks';
import { today } from '../../../base/today';
import type { Actor } from '../../../db/actor';
import type { Database, Transaction } from '../../../db/database';
import { writeNotice } from '../../../mail/writeNotice';
import { usersTable } from '../../../people/users.table';
import { servedReports } from '../servedReports';
import { dueOn, periodOf } from './dueOn';
import { reportMail } from './reportMail';
import { reportSchedulesTable as table, type ScheduleRow } from './reportSchedules.table';

const looksBack = ['sales', 'cash', 'hotel_top', 'cancellations'];

const queryOn = ({ report, query, frequency }: ScheduleRow, due: string) => ({
  ...(looksBack.includes(report) && !query['from'] && !query['to'] && periodOf(frequency, due)),
  ...query,
});

/** A last day after tomorrow was written by a wrong clock: it would prevent reports until then. */
const latest = (day: string): string => addDays(day, 1);

/** Updates the last day; only the process whose update succeeds sends, others wait for the row and find it updated. */
async function isFirst(tx: Transaction, id: string, due: string, day: string): Promise<boolean> {
  const raised = await tx
    .update(table)
    .set({ last_sent_on: due })
    .where(
      and(
        eq(table.id, id),
        or(isNull(table.last_sent_on), lt(table.last_sent_on, due), gt(table.last_sent_on, latest(day))),
      ),
    )
    .returning({ id: table.id });
  return raised.length > 0;
}

async function sendOne(
  tx: Transaction,
  schedule: ScheduleRow,
  { staffUrl }: ShellAddresses,
  day: string,
): Promise<void> {
  const due = dueOn(schedule.frequency, day);
  // A schedule created after the due day starts with the next one.
  const made = today(new Date(schedule.created_at));
  if (made >= due && made <= latest(day)) return;
  if (!(await isFirst(tx, schedule.id, due, day))) return;
  const served = servedReports.find(({ declared }) => declared.key === schedule.report);
  if (!served) return;
  const query = queryOn(schedule, due);
  const result = await served.make(tx, query);
  const address = staffUrl + pathTo('reports', undefined, { report: schedule.report, ...query });
  const mail = reportMail(schedule.name, served.declared.columns, result, address);
  const people = await tx
    .select({ id: usersTable.id, email: usersTable.email })
    .from(usersTable)
    .where(
      and(
        inArray(usersTable.id, schedule.recipient_ids),
        eq(usersTable.status, 'active'),
        ne(usersTable.role, 'dmc'),
      ),
    )
    .orderBy(asc(usersTable.email));
  for (const person of people) await writeNotice(tx, person, 'report', { ...mail, waitMinutes: 0 });
}

/** Writes the mails of all due reports and their last day, in one transaction each. */
export async function sendReports(
  database: Database,
  actor: Actor,
  addresses: ShellAddresses,
  signal?: AbortSignal,
  day = today(),
): Promise<void> {
  const active = await database.withActor(actor, (tx) =>
    tx.select().from(table).where(eq(table.is_active, true)).orderBy(asc(table.id)),
  );
  for (const schedule of active) {
    if (signal?.aborted) return;
    await database.withActor(actor, (tx) => sendOne(tx, schedule, addresses, day));
  }
}
