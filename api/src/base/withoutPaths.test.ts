import { expect, test } from '@jest/globals';
import { withoutPaths } from './withoutPaths';

test.each([
  [
    '/var/backups/itinera/2026-11-04: the backup is damaged. Use another copy of it.',
    '2026-11-04: the backup is damaged. Use another copy of it.',
  ],
  [
    "ENOENT: no such file or directory, rename '/srv/our data/storage/a.tmp' -> '/srv/our data/storage/a.webp'",
    "ENOENT: no such file or directory, rename 'a.tmp' -> 'a.webp'",
  ],
  ['DATA_DIR: the database in /tmp/x/database (in use)', 'DATA_DIR: the database in database (in use)'],
  [
    'GET https://s3.example.com/bucket/key answered 503/504, and/or 1/2/3',
    'GET https://s3.example.com/bucket/key answered 503/504, and/or 1/2/3',
  ],
  ['Look at /settings.', 'Look at /settings.'],
])('%s', (text, expected) => {
  expect(withoutPaths(text)).toBe(expected);
});
