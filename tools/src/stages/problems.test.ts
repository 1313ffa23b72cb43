import { expect, test } from '@jest/globals';
import { listProblems, problemsOfJest, problemsOfPlaywright } from './problems';

test('lists failed unit tests by file and title with the first lines of their errors', () => {
  const problems = problemsOfJest(
    [
      { name: '/here/a/fine.test.ts', message: '', assertionResults: [passed('adds')] },
      {
        name: '/here/a/sums.test.ts',
        message: 'the failures once more, formatted',
        assertionResults: [
          passed('adds'),
          {
            status: 'failed',
            fullName: 'sums subtracts',
            failureMessages: [
              'Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)\n\nExpected: 1\nReceived: 2\n    at Object.<anonymous> (/here/a/sums.test.ts:3:1)',
            ],
          },
        ],
      },
      {
        name: '/here/b/broken.test.ts',
        message: "  ● Test suite failed to run\n\n    Cannot find module './sums'",
        assertionResults: [],
      },
    ],
    '/here/',
  );
  expect(listProblems(problems).split('\n')).toEqual([
    '',
    'Failed:',
    '  a/sums.test.ts › sums subtracts',
    '      Error: expect(received).toBe(expected)',
    '      Expected: 1',
    '      Received: 2',
    '  b/broken.test.ts › no test of it ran',
    '      ● Test suite failed to run',
    "      Cannot find module './sums'",
  ]);
});

test('lists failed and flaky journeys apart, those of a group under its title', () => {
  const problems = problemsOfPlaywright({
    errors: [],
    suites: [
      {
        title: 'users.spec.ts',
        specs: [
          journey('signs in', 'expected', [[]]),
          journey('invites a manager', 'unexpected', [
            [
              'Test timeout of 120000ms exceeded.',
              'Error: locator.click: Test ended.\n\n  62 |\n> 63 |   await link.click();\n     |              ^\n  64 |\n    at /here/users.spec.ts:63:14',
            ],
          ]),
        ],
        suites: [
          { title: 'a partner', specs: [journey('sees hotels', 'flaky', [['Error: first try'], []])] },
        ],
      },
    ],
  });
  expect(listProblems(problems).split('\n')).toEqual([
    '',
    'Failed:',
    '  e2e/tests/users.spec.ts:7 › invites a manager',
    '      Test timeout of 120000ms exceeded.',
    '      Error: locator.click: Test ended.',
    '      > 63 |   await link.click();',
    '',
    'Flaky, passed when repeated:',
    '  e2e/tests/users.spec.ts:7 › a partner › sees hotels',
    '      Error: first try',
  ]);
});

test('names what kept all journeys from starting', () => {
  const problems = problemsOfPlaywright({ errors: [{ message: 'Error: no browser' }], suites: [] });
  expect(listProblems(problems)).toContain('  journeys\n      Error: no browser');
});

test('stays short however much failed, and is empty when nothing did', () => {
  const error = Array.from({ length: 50 }, () => 'x'.repeat(1_000)).join('\n');
  const lines = listProblems(Array.from({ length: 100 }, () => ({ title: 'a', error }))).split('\n');
  expect(lines.at(-1)).toBe('  … and 60 more');
  expect(lines.length).toBeLessThan(300);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(200);
  expect(listProblems([])).toBe('');
});

function passed(fullName: string) {
  return { status: 'passed', fullName, failureMessages: [] };
}

function journey(title: string, status: string, runs: string[][]) {
  const results = runs.map((messages) => ({ errors: messages.map((message) => ({ message })) }));
  return { title, file: 'users.spec.ts', line: 7, tests: [{ status, results }] };
}
