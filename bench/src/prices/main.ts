import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from '../../../tools/src/workspace/paths';
import { launchBrowser } from '../browser/launchBrowser';
import { buildMonolith } from '../monolith/buildMonolith';
import { startProduct } from '../product/startProduct';
import { machine, onMachine } from '../report/machine';
import { writeBlocks } from '../report/publish';
import { quantile } from '../times/summary';
import { makeGrid } from './makeGrid';
import { gridTable } from './table';
import { visitGrid, type GridVisit } from './visitGrid';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } }, strict: false });
const runs = Number(options.runs);

await buildMonolith();
const product = await startProduct();
const browser = await launchBrowser();

/** In turn, so that a busy moment affects both sizes. */
async function measure() {
  const grids = [await makeGrid(product.api, 60), await makeGrid(product.api, 6)];
  const visits: GridVisit[][] = grids.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, grid] of grids.entries())
      visits[at]?.push(await visitGrid(browser, product, grid, 100 + run));
  return visits.map(medianOf);
}

function medianOf(visits: readonly GridVisit[]): GridVisit {
  const of = (figure: keyof GridVisit) =>
    quantile(
      visits.map((visit) => visit[figure]),
      0.5,
    );
  return {
    paint: of('paint'),
    key: of('key'),
    paste: of('paste'),
    keyUnsaved: of('keyUnsaved'),
    save: of('save'),
  };
}

const [large, small] = await measure().finally(async () => {
  await browser.close();
  await product.stop();
});
if (!large || !small) throw new Error('Nothing was measured.');
const circumstances = { ...machine(), load: loadavg()[1] ?? 0 };
await mkdir(`${root}bench/results`, { recursive: true });
await writeFile(
  `${root}bench/results/prices.json`,
  `${JSON.stringify({ circumstances, runs, large, small }, null, 2)}\n`,
);
const text = `${onMachine(circumstances)} Load: ${circumstances.load.toFixed(0)}.\n\n${gridTable(large, small, runs)}`;
await writeBlocks({ prices: text });
console.log(text);
