import { sql } from 'drizzle-orm';
import { defaultLocale, defaultPageSize, defaultTimeZone, type Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../db/database';

export interface Company {
  company_name: string;
  /** Of mails to people who have chosen none. */
  default_locale: Locale;
  page_size: number;
  time_zone: string;
}

/** The settings belong to an area above this floor, and are read by their names alone. Without any, those of a new installation. */
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
