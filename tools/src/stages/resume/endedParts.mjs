/**
 * What of a full run has ended, so that a run which was stopped goes on: a file with one line of JSON per part, which is a test file of
 * one project, a file of journeys, or a stage. Plain JavaScript, because Jest and Playwright load it in processes of their own.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The variable of the environment with the path of that file. Without it, nothing is recorded and everything runs. */
export const variable = 'ITINERA_ENDED_PARTS';

/** The last line may be cut where the process was killed. */
function read(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Parts that have ended, the last result of each. */
export function endedParts() {
  const file = process.env[variable];
  if (file === undefined || !existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').flatMap(read);
  return new Map(lines.map((result) => [result.part, result]));
}

const starter = process.ppid;

/** After the command that started this process has ended, its database has as well: what fails then says nothing. */
const isStopped = () => process.ppid !== starter;

export function recordPart(part, { passed, failed }) {
  const file = process.env[variable];
  if (file === undefined || isStopped()) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `\n${JSON.stringify({ part, passed, failed })}`);
}

/** Name of a test file of Jest: the same file runs on two engines. */
export const jestPart = ({ path, context: { config } }) =>
  `${config.displayName?.name ?? ''} ${path.replace(root, '')}`;

/** Name of a file of journeys: `journeys full/heap.spec.ts`. */
export const journeyPart = (file) => `journeys ${file.replace(/^.*\/tests\//, '')}`;
