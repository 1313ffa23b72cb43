import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { root } from '../../../tools/src/workspace/paths';
import { judge } from './budgets';
import { entriesTable, layersTable, ownPagesTable, packagesTable, pagesTable } from './byteTables';
import type { Circumstances } from './machine';
import type { Results } from './results';
import { table } from './table';
import { callsTable, loadsTable, routeChangeTable } from './timeTables';

const document = `${root}docs/benchmarks.md`;

/** Stores the figures as data, and writes the tables between the markers of the document. */
export async function publish(results: Required<Results>): Promise<void> {
  await mkdir(`${root}bench/results`, { recursive: true });
  await writeFile(`${root}bench/results/latest.json`, `${JSON.stringify(results, null, 2)}\n`);
  await writeBlocks(blocksOf(results));
}

export async function writeBlocks(blocks: Record<string, string>): Promise<void> {
  const text = await readFile(document, 'utf8');
  await writeFile(document, Object.entries(blocks).reduce(replaceBlock, text));
}

export function budgetsTable(results: Results): string {
  const rows = judge(results).map(({ what, budget, measured, verdict }) => {
    return [what, budget, measured, verdict === 'kept' ? verdict : `**${verdict}**`];
  });
  return table(['what', 'budget', 'measured', 'verdict'], rows, ['---', '---', '---:', '---']);
}

function blocksOf(results: Required<Results>): Record<string, string> {
  const { circumstances, bytes, times } = results;
  return {
    circumstances: inWords(circumstances),
    budgets: budgetsTable(results),
    pages: pagesTable(bytes),
    releases: [entriesTable(bytes), ownPagesTable(bytes), layersTable(bytes), packagesTable(bytes)].join(
      '\n\n',
    ),
    times: [loadsTable(times), routeChangeTable(times), callsTable(times)].join('\n\n'),
  };
}

const inWords = ({ date, commit, cpu, cores, memoryGb, node, chromium }: Circumstances) =>
  `Measured on ${date} at commit ${commit}: ${cores} cores (${cpu}), ${memoryGb} GB, Node ${node}, Chromium ${chromium}.`;

function replaceBlock(text: string, [name, content]: [string, string]): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/benchmarks.md has no place for ${name}.`);
  return [before, start, content, end, after].join('');
}
