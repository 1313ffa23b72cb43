import { millionthsOfRate } from '@itinera/shared/contracts';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { initialSettings, initialStaffSettings } from './initialSettings';
import { settingsTable, staffSettingsTable } from './settings.table';

type ForEverybody = typeof settingsTable.$inferSelect;
type ForStaff = typeof staffSettingsTable.$inferSelect;

/** A partner gets only the first part. */
export interface ReadSettings {
  forEverybody: ForEverybody;
  forStaff: ForStaff | undefined;
}

export async function readSettings(tx: Transaction, { kind }: Actor): Promise<ReadSettings> {
  const [forEverybody = initialSettings] = await tx.select().from(settingsTable);
  if (kind === 'partner') return { forEverybody, forStaff: undefined };
  const [forStaff = initialStaffSettings] = await tx.select().from(staffSettingsTable);
  return { forEverybody, forStaff };
}

/** The settings as they are returned, logged and compared. Pages of the previous release read the millionths of a rate. */
export const merged = ({ forEverybody, forStaff }: ReadSettings): ForEverybody & Partial<ForStaff> => ({
  ...forStaff,
  ...forEverybody,
  ...(forStaff && {
    exchange_rates: forStaff.exchange_rates.map((entry) => {
      const rate_millionths = millionthsOfRate(entry.rate);
      return { ...entry, ...(rate_millionths !== undefined && { rate_millionths }) };
    }),
  }),
});
