import { sql, type SQL } from 'drizzle-orm';
import { today } from '../../base/today';
import { initialStaffSettings } from './initialSettings';
import { staffSettingsTable as table } from './settings.table';

const graceDays = sql`coalesce((SELECT ${table.overdue_grace_days} FROM ${table}), ${initialStaffSettings.overdue_grace_days})`;

/** Customer payments due before this day are overdue: the days of grace are over. */
export const overdueBefore = (): SQL => sql`(${today()}::date - ${graceDays}::int)`;
