import { parseArgs } from 'node:util';
import { launchBrowser } from './browser/launchBrowser';
import { measureBytes } from './bytes/measureBytes';
import { buildMonolith } from './monolith/buildMonolith';
import { giveHints } from './monolith/giveHints';
import { startProduct } from './product/startProduct';
import { judge } from './report/budgets';
import { circumstances } from './report/machine';
import { budgetsTable, publish } from './report/publish';
import type { Results } from './report/results';
import { countTurns } from './times/countTurns';
import { measureTimes } from './times/measureTimes';

const { values: options } = parseArgs({
  options: { 'bytes-only': { type: 'boolean' }, runs: { type: 'string', default: '9' } },
});

async function measure(): Promise<Results> {
  await buildMonolith();
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const bytes = await measureBytes(browser, product);
    const turns = await countTurns(browser, product);
    const results = { circumstances: circumstances(browser), bytes, turns };
    if (options['bytes-only']) return results;
    await giveHints(bytes);
    const times = await measureTimes(browser, product, Number(options.runs));
    await publish({ ...results, times });
    return { ...results, times };
  } finally {
    await browser.close();
    await product.stop();
  }
}

const results = await measure();
console.log(budgetsTable(results));
process.exit(judge(results).some(({ verdict }) => verdict === 'missed') ? 1 : 0);
