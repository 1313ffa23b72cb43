import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
const folder = await mkdtemp(join(tmpdir(), 'itinera-bench-'));
const pictures = await measurePictures(folder).finally(() => rm(folder, { recursive: true, force: true }));
const circumstances = machine();
await mkdir(`${root}bench/results`, { recursive: true });
await writeFile(`${root}bench/results/api.json`, `${JSON.stringify({ circumstances, growth, pictures }, null, 2)}\n`);
await mkdir(`${root}docs/images`, { recursive: true });
await writeFile(`${root}docs/images/api-growth.svg`, growthChart(growth));
const blocks = {
  'api calls': [onMachine(circumstances), ratioTable(growth), budgetLine(growth)].join('\n\n'),
  'api growth': growthTable(growth),
  'api bursts': burstTable(growth),
  'api pictures': picturesTable(pictures),
};
await writeBlocks(blocks);
console.log(Object.values(blocks).join('\n\n'));
