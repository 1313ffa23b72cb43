import { and, eq, sql } from 'drizzle-orm';
import { isStaff, type Role, type UserStatus } from '@itinera/shared/contracts';
import type { Actor } from '../../db/actor';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import { hasSecondFactor, pictureFileName } from '../../people/users.columns';
import { usersTable } from '../../people/users.table';
import type { AccessClaims } from './accessTokens';
import { isAlive } from './refreshTokens';
import { sessionsTable } from '../../people/sessions.table';

/** The caller of a request: read from the database each time, so that a changed role applies at once. */
export interface Principal {
  id: string;
  /** The session of the request. */
  sessionId: string;
  role: Role;
  status: UserStatus;
  email: string;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  picture_file_name: string | null;
  /** Staff who must set up a second factor before anything else. */
  needs_second_factor: boolean;
  /** The custom fields that the role sees: `booking.vip`. */
  custom_fields: string[];
}

/** The status `parked` is shown as pending: who registers with a taken address must not learn that it is taken. */
const shownStatus = (status: UserStatus | 'parked'): UserStatus => (status === 'parked' ? 'pending' : status);

/** Settings and definitions of fields belong to floors above this one, so their tables are named as text. */
const needsSecondFactor = sql<boolean>`${usersTable.role} <> 'dmc' AND NOT ${hasSecondFactor}
  AND EXISTS (SELECT 1 FROM staff_settings WHERE staff_second_factor)`;

const visibleCustomFields = sql<
  string[]
>`(SELECT coalesce(json_agg(entity || '.' || key), '[]') FROM custom_fields
  WHERE is_active AND ${usersTable.role} = ANY(visible_roles))`;

export async function findPrincipal(
  database: Database,
  claims: AccessClaims,
): Promise<Principal | undefined> {
  const [principal] = await database.readOnce(system('sessions'), (tx) =>
    tx
      .select({
        id: usersTable.id,
        sessionId: sessionsTable.id,
        role: usersTable.role,
        status: usersTable.status,
        email: usersTable.email,
        first_name: usersTable.first_name,
        last_name: usersTable.last_name,
        company_name: usersTable.company_name,
        picture_file_name: pictureFileName,
        needs_second_factor: needsSecondFactor,
        custom_fields: visibleCustomFields,
      })
      .from(sessionsTable)
      .innerJoin(usersTable, eq(usersTable.id, sessionsTable.user_id))
      .where(
        and(eq(sessionsTable.id, claims.sessionId), eq(sessionsTable.user_id, claims.userId), isAlive()),
      ),
  );
  return principal && { ...principal, status: shownStatus(principal.status) };
}

export const actorOf = ({ id, role, custom_fields }: Principal): Actor => ({
  kind: isStaff(role) ? 'staff' : 'partner',
  id,
  customFields: custom_fields,
});

/** The partner whose rows are all that this principal sees; undefined for staff, who see everything. */
export const partnerIdOf = ({ id, role }: Principal): string | undefined => (isStaff(role) ? undefined : id);
