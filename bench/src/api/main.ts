import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { root } from '../../../tools/src/workspace/paths';
import { machine, onMachine } from '../report/machine';
import { writeBlocks } from '../report/publish';
import { growthChart } from './chart';
import { measureGrowth } from './measureGrowth';
import { growthTable, ratioTable } from './tables';

const { values: options } = parseArgs({ options: { turns: { type: 'string', default: '100' } } });

const growth = await measureGrowth(Number(options.turns));
const circumstances = machine();
await mkdir(`${root}bench/results`, { recursive: true });
await writeFile(`${root}bench/results/api.json`, `${JSON.stringify({ circumstances, growth }, null, 2)}\n`);
await mkdir(`${root}docs/images`, { recursive: true });
await writeFile(`${root}docs/images/api-growth.svg`, growthChart(growth));
await writeBlocks({ 'api calls': [onMachine(circumstances), ratioTable(growth)].join('\n\n'), 'api growth': growthTable(growth) });
console.log([ratioTable(growth), growthTable(growth)].join('\n\n'));
