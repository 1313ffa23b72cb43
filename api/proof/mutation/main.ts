import { parseArgs } from 'node:util';
import fc from 'fast-check';
import makeTemplates from '../../testing/pglite/globalSetup';
import removeTemplates from '../../testing/pglite/globalTeardown';
import { announce } from '../../testing/scale';
import { knownTemplates, type Templates } from '../../testing/templates';
import { copyPackage, type Copy } from './copyPackage';
import { allMutants, type Mutant } from './mutants';
import { runCheck } from './runCheck';
import { checks, runMutant } from './runMutant';

const { values: options } = parseArgs({
  options: {
    /** Size of a random sample; by default all. */
    sample: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
});

function chosen(): Mutant[] {
  const all = allMutants();
  const count = Math.min(Number(options.sample ?? all.length), all.length);
  const { seed } = announce('queries that forget the partner', count);
  return fc
    .sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), { numRuns: 1, seed })
    .flat();
}

async function madeTemplates(): Promise<Templates> {
  await makeTemplates();
  const templates = knownTemplates('pglite');
  if (!templates) throw new Error('There are no databases to start from.');
  return templates;
}

/** A test that fails without a mutation would catch everything; for a sample, only the quickest tests are checked. */
async function failBefore({ configFile }: Copy, templates: Templates): Promise<string | undefined> {
  for (const check of options.sample === undefined ? checks : checks.slice(0, 1)) {
    const { outcome, by } = await runCheck(configFile, templates, check);
    if (outcome !== 'survived') return by ?? check.files;
  }
  return undefined;
}

const mutants = chosen();
const left = [...mutants];
let killed = 0;
const templates = await madeTemplates();
const unchanged = await copyPackage();
const copies = await Promise.all(Array.from({ length: Number(options.workers) }, copyPackage));

async function runMutants(copy: Copy): Promise<void> {
  for (let mutant = left.shift(); mutant; mutant = left.shift()) {
    const { outcome, by } = await runMutant(mutant, copy, templates);
    if (outcome === 'killed') killed += 1;
    console.log(`${outcome.padEnd(8)} ${mutant.name}${by === undefined ? '' : `  ← ${by}`}`);
  }
}
const [failing] = await Promise.all([failBefore(unchanged, templates), ...copies.map(runMutants)]);
if (failing !== undefined) {
  killed = 0;
  console.error(`The tests fail before any rule is taken away: ${failing}`);
}
for (const copy of [unchanged, ...copies]) copy.remove();
await removeTemplates();
console.log(`${killed} of ${mutants.length} removed rules were caught by a test.`);
process.exit(killed === mutants.length ? 0 : 1);
