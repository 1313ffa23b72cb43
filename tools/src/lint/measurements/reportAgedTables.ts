import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agedTables } from './agedTables';

const documents = ['docs/test-results.md', 'docs/benchmarks.md'];

/** Prints which tables are old. It fails nothing: a change can be right without a new measurement. */
export function reportAgedTables(root: string): void {
  const commitsAfter = (day: string): number | undefined => {
    const { status, stdout } = spawnSync('git', ['rev-list', '--count', `--since=${day}T23:59:59`, 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    });
    return status === 0 ? Number(stdout) : undefined;
  };
  const today = new Date().toISOString();
  for (const document of documents)
    for (const sentence of agedTables(document, readFileSync(join(root, document), 'utf8'), {
      today,
      commitsAfter,
    }))
      console.warn(sentence);
}
