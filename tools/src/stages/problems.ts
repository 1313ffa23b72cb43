import { stripVTControlCharacters } from 'node:util';
import type { Problem } from './stage';

interface JestFile {
  name: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}
interface PlaywrightError {
  message?: string;
}
interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: PlaywrightError[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}
export interface PlaywrightProblems {
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

const MOST = 40;
const LINES = 6;
const WIDTH = 160;

/** Failed tests in Jest's report, and files of which no test ran. */
export const problemsOfJest = (files: JestFile[], root: string): Problem[] =>
  files.flatMap(({ name, message, assertionResults }) => {
    const place = name.replace(root, '');
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message !== '')
      return [{ title: `${place} › no test of it ran`, error: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${place} › ${fullName}`,
      error: failureMessages.join('\n'),
    }));
  });

/** Failed journeys in Playwright's report, flaky ones, and errors outside of any journey, such as a set-up that failed. */
export function problemsOfPlaywright({ errors, suites }: PlaywrightProblems): Problem[] {
  const below = (suite: PlaywrightSuite, path: string[]): Problem[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          title: [`e2e/tests/${file}:${line}`, ...path, title].join(' › '),
          error: messages(results.find((result) => result.errors.length > 0)?.errors ?? []),
          flaky: status === 'flaky',
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...path, inner.title])),
  ];
  const outside = errors.length === 0 ? [] : [{ title: 'journeys', error: messages(errors) }];
  return [...outside, ...suites.flatMap((file) => below(file, []))];
}

/** What failed and what was flaky, each with the first lines of its error, so that the end of a log says it all. */
export function listProblems(problems: Problem[]): string {
  const list = (heading: string, these: Problem[]) =>
    these.length === 0
      ? []
      : [
          '',
          heading,
          ...these.slice(0, MOST).flatMap(({ title, error }) => [`  ${title}`, ...firstLines(error)]),
          ...(these.length > MOST ? [`  … and ${these.length - MOST} more`] : []),
        ];
  return [
    ...list(
      'Failed:',
      problems.filter(({ flaky }) => flaky !== true),
    ),
    ...list(
      'Flaky, passed when repeated:',
      problems.filter(({ flaky }) => flaky === true),
    ),
  ].join('\n');
}

const messages = (errors: PlaywrightError[]) => errors.map(({ message = '' }) => message).join('\n');

/** The first lines without stack and neighbouring source, then the line of source that failed. */
function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(at |\d* ?\|)/.test(line));
  const source = lines.filter((line) => /^> \d+ \|/.test(line)).slice(0, 1);
  const message = lines.filter((line) => !/^> \d+ \|/.test(line)).slice(0, LINES);
  return [...message, ...source].map(
    (line) => `      ${line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line}`,
  );
}
