import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providePostgres } from '../provide/postgres';
import { root } from '../workspace/paths';
import { runNode } from './command';
import type { Stage } from './stage';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** All Jest projects; the API's run on the embedded database and on a real PostgreSQL. */
export const unit: Stage = {
  name: 'unit',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'itinera-unit-'));
    const postgres = await providePostgres();
    try {
      const output = join(folder, 'report.json');
      const code = await runNode(
        [`${root}node_modules/jest/bin/jest.js`, '--json', `--outputFile=${output}`, '--silent'],
        { TEST_DATABASE_URL: postgres.url },
      );
      const report: JestReport = JSON.parse(await readFile(output, 'utf8'));
      const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
      // Jest can also fail as a whole, for example by its coverage or a leaking handle.
      return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
