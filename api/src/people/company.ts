import { sql } from 'drizzle-orm';
import { defaultLocale, defaultPageSize, defaultTimeZone, type Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../db/database';

export interface Company {
  company_name: string;
  /** Language of mails to people who have not selected one. */
  default_locale: Locale;
  page_size: number;
  time_zone: string;
}

/** Reads the settings, whose area is above this floor, by the names of table and columns. Without a row, those of a new installation. */
export async function readCompany(tx: Transaction): Promise<Company> {
  const [company] = await tx.execute<Company & Record<string, unknown>>(
    sql`SELECT company_name, default_locale, page_size, (SELECT time_zone FROM settings)
      FROM staff_settings`,
  );
  return (
    company ?? {
      company_name: 'Itinera',
      default_locale: defaultLocale,
      page_size: defaultPageSize,
      time_zone: defaultTimeZone,
    }
  );
}
