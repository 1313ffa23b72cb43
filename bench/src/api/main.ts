import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../tools/src/workspace/paths';
import { machine, onMachine } from '../report/machine';
import { writeBlocks } from '../report/publish';
import { growthChart } from './chart';
import { measureGrowth } from './measureGrowth';
import { measurePictures } from './measurePictures';
import { budgetLine, burstTable, growthTable, picturesTable, ratioTable } from './tables';

const { values: options } = parseArgs({ options: { turns: { type: 'string', default: '100' } } });

const growth = await measureGrowth(Number(options.turns));
const circumstances = { ...machine(), load: loadavg()[1] ?? 0 };
await mkdir(`${root}docs/images`, { recursive: true });
await writeFile(`${root}docs/images/api-growth.svg`, growthChart(growth));
const times = {
  'api calls': [
    `${onMachine(circumstances)} Load: ${circumstances.load.toFixed(0)}.`,
    ratioTable(growth),
    budgetLine(growth),
  ].join('\n\n'),
  'api growth': growthTable(growth),
  'api bursts': burstTable(growth),
};
// Written before the pictures are re-encoded, for which a busy machine may have no time.
await writeBlocks(times);
console.log(Object.values(times).join('\n\n'));

const folder = await mkdtemp(join(tmpdir(), 'itinera-bench-'));
const pictures = await measurePictures(folder).finally(() => rm(folder, { recursive: true, force: true }));
const memory = { 'api pictures': picturesTable(pictures) };
await writeBlocks(memory);
console.log(memory['api pictures']);
await mkdir(`${root}bench/results`, { recursive: true });
await writeFile(
  `${root}bench/results/api.json`,
  `${JSON.stringify({ circumstances, growth, pictures }, null, 2)}\n`,
);
