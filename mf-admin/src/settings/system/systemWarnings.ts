import type { JobState, SystemState } from '@itinera/shared/contracts';
import { formatInstant, plural } from '@itinera/shared/format';
import { jobInWords } from './jobInWords';

const dayMs = 24 * 3_600_000;

/** One backup a night, of which one may fail. */
const daysOfBackup = 2;

/** One restore test a month, and a few days of grace. */
const daysOfRestore = 35;

const daysSince = (instant: string, now: number): number => Math.floor((now - Date.parse(instant)) / dayMs);

function ofBackup({ last_backup }: SystemState, now: number): string[] {
  if (!last_backup)
    return ['No backup of this server has been made yet. Let a timer run the command backup every night.'];
  const days = daysSince(last_backup.created_at, now);
  if (days < daysOfBackup) return [];
  return [`The last backup is ${plural(days, 'day')} old. Check the timer that makes one every night.`];
}

function ofRestore({ last_restore }: SystemState, now: number): string[] {
  const remedy = 'Run the command restore --check with the newest one.';
  if (!last_restore)
    return [`No backup has ever been restored, so it is unknown whether one comes back. ${remedy}`];
  const days = daysSince(last_restore.created_at, now);
  return days < daysOfRestore ? [] : [`No backup has been restored for ${plural(days, 'day')}. ${remedy}`];
}

const ofRehearsal = ({ failed_rehearsal: failed }: SystemState): string[] =>
  failed
    ? [
        `The rehearsal of ${formatInstant(failed.created_at)} failed: ${failed.problem} Make another backup, and try it out.`,
      ]
    : [];

/** Warnings about backups and restore tests, each with the remedy. */
export const backupWarnings = (state: SystemState, now: number): string[] => [
  ...ofBackup(state, now),
  ...ofRehearsal(state),
  ...ofRestore(state, now),
];

export function jobWarning(jobs: JobState[]): string | undefined {
  const late = jobs.filter(({ is_late }) => is_late).map(({ name }) => jobInWords(name));
  if (late.length === 0) return undefined;
  const remedy = 'If they stay late, restart the API and look at the reasons of failures.';
  return `${plural(late.length, 'job')} ${late.length === 1 ? 'is' : 'are'} late: ${late.join(', ')}. ${remedy}`;
}
