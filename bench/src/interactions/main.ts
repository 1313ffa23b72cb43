import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from '../../../tools/src/workspace/paths';
import { launchBrowser } from '../browser/launchBrowser';
import { buildMonolith } from '../monolith/buildMonolith';
import { startProduct } from '../product/startProduct';
import { machine, onMachine } from '../report/machine';
import { writeBlocks } from '../report/publish';
import { measureInteractions } from './measureInteractions';
import { interactionsTable } from './table';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '7' } }, strict: false });
const runs = Number(options.runs);

await buildMonolith();
const product = await startProduct();
const browser = await launchBrowser();
const replies = await measureInteractions(browser, product, runs).finally(async () => {
  await browser.close();
  await product.stop();
});
const circumstances = { ...machine(), load: loadavg()[1] ?? 0 };
await mkdir(`${root}bench/results`, { recursive: true });
await writeFile(
  `${root}bench/results/interactions.json`,
  `${JSON.stringify({ circumstances, runs, replies }, null, 2)}\n`,
);
const text = `${onMachine(circumstances)} Load: ${circumstances.load.toFixed(0)}.\n\n${interactionsTable(replies, runs)}`;
await writeBlocks({ interactions: text });
console.log(text);
