import type { JobName } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

const words: Record<JobName, string> = {
  'clean-up': 'Delete what has expired',
  'idempotency-keys': 'Forget answered requests',
  'seal-audit': 'Seal the audit log',
  'verify-audit': 'Verify the audit log',
  'price-coverage': 'Calculate missing prices',
  'name-keys': 'Work out spellings of names',
  'sweep-uploads': 'Remove unused files',
  erasures: 'Erase files of anonymised people',
  'earlier-erasures': 'Erase again who was anonymised by an earlier release',
  'complete-bookings': 'Complete bookings after the return',
  'release-holds': 'Release seats whose hold has ended',
  'block-seats': 'Release and close block seats',
  notifications: 'Notify of what has happened',
  'due-notifications': 'Notify of what is due',
  'send-reports': 'Send scheduled reports',
  recovery: 'Answer forgotten passwords',
  mail: 'Deliver mails',
};

/** Title of a job; one that a newer API has added is shown under its technical name. */
export const jobInWords = (name: string): string => (words as Partial<Record<string, string>>)[name] ?? name;

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `Every 30 seconds`, `Every hour`. */
export function everyInWords(seconds: number): string {
  const [unit, length] = units.find(([, each]) => seconds >= each && seconds % each === 0) ?? ['second', 1];
  const count = seconds / length;
  return count === 1 ? `Every ${unit}` : `Every ${plural(count, unit)}`;
}
