import { sql, type SQL } from 'drizzle-orm';
import { soldStates } from '@itinera/shared/bookings';
import { monthBefore, type payables } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import { dayOf, isAnyOf, isId, ofBoth } from './sql';
import type { Source } from './source';

const services = ['hotel', 'transfer'] as const;

/** Open, overdue or paid on a day; a supplier without a due date is owed nothing (`isSupplierOverdue`). */
const stateOn = (day: string): SQL => sql`
  CASE WHEN paid <= ${day}::date THEN 'paid' WHEN due IS NULL THEN 'none' WHEN due < ${day}::date THEN 'overdue' ELSE 'due' END`;

const amounts = services.flatMap((service) =>
  ['due', 'overdue', 'paid'].map(
    (state) =>
      `CASE WHEN service = '${service}' AND state = '${state}' THEN amount ELSE 0 END AS ${service}_${state}_minor`,
  ),
);

const owed = sql.raw(
  services
    .map(
      (
        service,
      ) => `SELECT payment.currency, payment.dmc_id, payment.dmc_name, payment.booking_status, payment.booking_created,
        '${service}' AS service, payment.${service}_net_minor AS amount, payment.${service}_due_date AS due,
        payment.${service}_paid_date AS paid FROM payments payment`,
    )
    .join(' UNION ALL '),
);

export function payablesSource({ as_of = today(), dmc_id }: z.output<typeof payables.query>): Source {
  const asOf = (day: string) => ({ from: day, to: day });
  const [period, before] = [asOf(as_of), asOf(monthBefore(as_of))];
  const facts = ofBoth(
    period,
    before,
    ({ to: day }, isBefore) => sql`
      SELECT currency, coalesce(due, paid) AS fact_day, ${isBefore} AS is_before, dmc_id::text AS dmc_id, dmc_name AS partner,
        CASE WHEN state IN ('due', 'overdue') THEN amount ELSE 0 END AS open_minor,
        CASE WHEN state = 'overdue' THEN amount ELSE 0 END AS overdue_minor, ${sql.raw(amounts.join(', '))}
      FROM (SELECT owed.*, ${stateOn(day)} AS state FROM (${owed}) owed) judged
      WHERE state <> 'none' AND amount <> 0 AND ${isAnyOf('booking_status', soldStates)}
        AND ${dayOf(sql.raw('booking_created'))} <= ${day}::date AND ${isId('dmc_id', dmc_id)}`,
  );
  return {
    period,
    before,
    step: 'week',
    facts,
    written: ['dmc_id', 'partner'],
    counted: [
      'open_minor',
      'overdue_minor',
      ...services.flatMap((service) =>
        ['due', 'overdue', 'paid'].map((state) => `${service}_${state}_minor`),
      ),
    ],
    order: 'overdue_minor DESC, open_minor DESC, partner, dmc_id',
  };
}
