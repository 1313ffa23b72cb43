import { expect, test } from '@jest/globals';
import type { SystemState } from '@itinera/shared/contracts';
import { backupWarnings, jobWarning } from './systemWarnings';

const now = Date.parse('2026-11-25T12:00:00.000Z');

const backup = (created_at: string) => ({ created_at, rows: 1, files: 0, missing_files: 0 });

const restored = (created_at: string) => ({
  created_at,
  is_rehearsal: true,
  backup_created_at: created_at,
  rows: 1,
  files: 0,
});

const warnings = (state: Partial<SystemState>) =>
  backupWarnings(
    {
      api: { version: '1', commit: 'a', node: '22', started_at: '2026-11-20T08:00:00.000Z' },
      database: { engine: 'PGlite', version: '17', survives: 'killed_process', size_bytes: 1 },
      free_bytes: 1,
      last_backup: backup('2026-11-24T03:30:00.000Z'),
      last_restore: restored('2026-11-24T03:40:00.000Z'),
      failed_rehearsal: null,
      jobs: [],
      ...state,
    },
    now,
  );

test('a verified backup of last night causes no warning', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ last_restore: restored('2026-10-22T03:40:00.000Z') })).toEqual([]);
});

test.each<[string, Partial<SystemState>, RegExp[]]>([
  ['never made', { last_backup: null }, [/^No backup of this server has been made yet\. Let a timer run/]],
  [
    'made long ago',
    { last_backup: backup('2026-11-22T03:30:00.000Z') },
    [/^The last backup is 3 days old\. Check the timer/],
  ],
  ['never restored', { last_restore: null }, [/^No backup has ever been restored, .*restore --check/]],
  [
    'restored long ago',
    { last_restore: restored('2026-10-01T03:30:00.000Z') },
    [/^No backup has been restored for 55 days\. .*restore --check/],
  ],
  [
    'not restored in the last rehearsal',
    { failed_rehearsal: { created_at: '2026-11-25T03:40:00.000Z', problem: 'It is damaged.' } },
    [/^The rehearsal of 25\.11\.2026 \d\d:40 failed: It is damaged\. Make another backup/],
  ],
  [
    'neither made nor restored',
    { last_backup: null, last_restore: null },
    [/made yet/, /ever been restored/],
  ],
])('a backup that was %s causes a warning with the remedy', (_, state, expected) => {
  expect(warnings(state)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('overdue jobs are named', () => {
  const job = (name: string, is_late: boolean) => ({
    name,
    every_seconds: 30,
    ran_at: null,
    due_at: null,
    failures: 0,
    last_error: null,
    is_late,
  });
  expect(jobWarning([job('mail', false)])).toBeUndefined();
  expect(jobWarning([job('mail', true)])).toMatch(/^1 job is late: Deliver mails\. If they/);
  expect(jobWarning([job('mail', true), job('new', true)])).toMatch(/^2 jobs are late: Deliver mails, new\./);
});
