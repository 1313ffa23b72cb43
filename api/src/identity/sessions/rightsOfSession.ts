import { sql } from 'drizzle-orm';

/**
 * What the person of a session may see, as text for `RETURNING` of a write of sessions: another role, status, set of visible custom fields or
 * settings give another text. Settings and definitions of fields belong to floors above this one, so their tables are named as text.
 */
export const rightsOfSession = sql<string>`(SELECT concat_ws(' ', person.role, person.status,
    (SELECT string_agg(entity || '.' || key, ',' ORDER BY entity, key) FROM custom_fields
      WHERE is_active AND person.role = ANY(visible_roles)),
    (SELECT extract(epoch FROM updated_at) FROM settings),
    (SELECT extract(epoch FROM updated_at) FROM staff_settings))
  FROM users AS person WHERE person.id = sessions.user_id)`;
