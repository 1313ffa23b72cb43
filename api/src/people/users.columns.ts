import { sql } from 'drizzle-orm';
import type { UserStatus } from '@itinera/shared/contracts';
import { secondFactorsTable as factors } from './secondFactors.table';
import { userPicturesTable as pictures } from './userPictures.table';
import { usersTable as table } from './users.table';

/** Whether an authenticator app is set up and confirmed. */
export const hasSecondFactor = sql<boolean>`EXISTS (SELECT 1 FROM ${factors}
  WHERE ${factors.user_id} = ${table.id} AND ${factors.confirmed_at} IS NOT NULL)`;

/** The file of the picture. */
export const pictureFileName = sql<string | null>`(SELECT ${pictures.file_name} FROM ${pictures}
  WHERE ${pictures.user_id} = ${table.id})`;

/** The columns of an account that answers and the audit log may contain: never its password. */
export const userColumns = {
  id: table.id,
  email: table.email,
  role: table.role,
  status: sql<UserStatus>`${table.status}`,
  first_name: table.first_name,
  last_name: table.last_name,
  middle_name: table.middle_name,
  phone: table.phone,
  company_name: table.company_name,
  currency: table.currency,
  locale: table.locale,
  picture_file_name: pictureFileName,
  has_second_factor: hasSecondFactor,
  custom: table.custom,
  last_login_at: table.last_login_at,
  created: table.created_at,
};
