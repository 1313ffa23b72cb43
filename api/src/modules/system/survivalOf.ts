import type { SystemState } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';

/**
 * Which failures a commit survives, by the settings of the server. The embedded database writes to the system's cache, whatever its
 * settings say.
 */
export function survivalOf(
  engine: Database['engine'],
  { fsync, commit }: { fsync: string; commit: string },
): SystemState['database']['survives'] {
  return engine === 'PGlite' || fsync !== 'on' || commit === 'off' ? 'killed_process' : 'power_failure';
}
