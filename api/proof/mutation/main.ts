import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { announce } from '../../testing/scale';
import { allMutants, type Mutant } from './mutants';
import { copyPackage, type Copy } from './runMutant';

const { values: options } = parseArgs({
  options: {
    /** How many of each kind; all without it. */
    sample: { type: 'string' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    engine: { type: 'string', default: 'pglite' },
  },
});

function chosen(): Mutant[] {
  const all = allMutants().filter(({ kind, name }) => `${kind} ${name}`.includes(options.only));
  if (options.sample === undefined) return all;
  const count = Number(options.sample);
  const { seed } = announce('rules taken away, of each kind', count);
  return (['rights', 'scopes', 'policies'] as const).flatMap((kind) => {
    const mutants = all.filter((mutant) => mutant.kind === kind);
    return mutants.length === 0 ? [] : fc.sample(fc.constantFrom(...mutants), { numRuns: count, seed });
  });
}

const untouched = (mutants: Mutant[]) => ({
  file: 'src/rights/rights.ts',
  change: (source: string) => source,
  tests: [...new Set(mutants.map(({ tests }) => tests))].join('|'),
});

const mutants = chosen();
const copies: Copy[] = [];
for (let number = 0; number < Math.min(Number(options.workers), mutants.length); number += 1) copies.push(await copyPackage(options.engine));

// Tests that fail anyway would notice nothing. Where a sample is taken, they are run beside it.
const before = options.sample === undefined ? await copies[0]?.run(untouched(mutants)) : undefined;
if (before && before.outcome !== 'survived') {
  console.error(`The tests fail before any rule is taken away${before.by === undefined ? '.' : `: ${before.by}`}`);
  copies.forEach((copy) => copy.remove());
  process.exit(1);
}

const left = [...mutants];
let unnoticed = 0;
await Promise.all(
  copies.map(async (copy) => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const { outcome, by } = await copy.run(mutant);
      if (outcome !== 'killed') unnoticed += 1;
      console.log(`${outcome.padEnd(8)} ${mutant.name}${by === undefined ? '' : `  ← ${by}`}`);
    }
    copy.remove();
  }),
);
console.log(`${mutants.length - unnoticed} of ${mutants.length} rules are missed by a test when they are gone.`);
process.exit(unnoticed === 0 ? 0 : 1);
