import { expect, test } from '@jest/globals';
import { agedTables } from './agedTables';

const document = `# Results

Run on 2026-10-20, 2 cores, at commits from aaaaaaa to bbbbbbb.

| proof | run on |
|---|---|

## Pages
Measured on 2026-11-20 at commit ccccccccc+: 2 cores. Rows were measured again on 2026-11-25.

## Words
Nothing was measured.

## Releases
Counted on 2026-11-22, before and after.
`;
const commits: Record<string, number> = { '2026-10-20': 90, '2026-11-20': 201, '2026-11-22': 200 };
const commitsAfter = (day: string) => commits[day];

test('only a table older than a month or 200 commits is reported', () => {
  expect(agedTables('docs/results.md', document, { today: '2026-11-26', commitsAfter })).toEqual([
    'docs/results.md, “Results”: measured on 2026-10-20, 90 commits ago. Measure it again.',
    'docs/results.md, “Pages”: measured on 2026-11-20, 201 commits ago. Measure it again.',
  ]);
});

test('without a commit history, only the days count', () => {
  const unknown = { today: '2026-12-24', commitsAfter: () => undefined };
  expect(agedTables('docs/results.md', document, unknown)).toEqual([
    'docs/results.md, “Results”: measured on 2026-10-20. Measure it again.',
    'docs/results.md, “Pages”: measured on 2026-11-20. Measure it again.',
    'docs/results.md, “Releases”: measured on 2026-11-22. Measure it again.',
  ]);
});
