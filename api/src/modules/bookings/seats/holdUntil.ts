import { sql, type SQL } from 'drizzle-orm';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { initialStaffSettings } from '../../settings/initialSettings';
import { readSettings } from '../../settings/readSettings';

/** The end of a hold that begins now. */
export async function holdUntil(tx: Transaction, { actor }: Pick<WriteContext, 'actor'>): Promise<SQL> {
  const { forStaff = initialStaffSettings } = await readSettings(tx, actor);
  return sql`now() + make_interval(hours => ${forStaff.hold_hours})`;
}
