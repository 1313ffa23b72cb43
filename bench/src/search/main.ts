import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { today } from '../../../api/src/base/today';
import { root } from '../../../tools/src/workspace/paths';
import { measureCall } from '../bookings/measure';
import { withLargeApi, type LargeApi } from '../postgres/withLargeApi';
import { machine, onMachine } from '../report/machine';
import { writeBlocks } from '../report/publish';
import { milliseconds } from '../report/units';
import { searchAtOnce } from './atOnce';
import { casesOn, type SearchCase } from './cases';
import { atOnceInWords, growthTable, searchTable, type SearchFigure } from './table';

const { values: options } = parseArgs({
  options: { turns: { type: 'string', default: '20' } },
  strict: false,
});

const people = 16;

/** Enough runs for the compiler to optimise the code of searches, as in a server in daily use. */
const warmUp = 10;

/** Milliseconds of the first search of this process, which no other figure includes. */
async function timeFirst({ app, signIn }: LargeApi, { url, body }: SearchCase): Promise<number> {
  const headers = { authorization: `Bearer ${await signIn('staff')}` };
  const times: number[] = [];
  for (let turn = 0; turn < warmUp; turn += 1) {
    const start = performance.now();
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
    times.push(performance.now() - start);
  }
  return times[0] ?? Number.NaN;
}

async function measureAll({ signIn, ...api }: LargeApi, cases: SearchCase[]): Promise<SearchFigure[]> {
  const figures: SearchFigure[] = [];
  for (const one of cases) {
    const token = await signIn('staff');
    const figure = await measureCall(one, { ...api, token, turns: Number(options.turns) });
    console.log(`${one.name}: ${milliseconds(figure.p50)}, alone ${milliseconds(figure.alone)}`);
    figures.push(figure);
  }
  return figures;
}

const measured = await withLargeApi(async (api) => {
  const { cases, growth } = await casesOn(api.client, today());
  const [first] = cases;
  if (!first) throw new Error('Nothing is measured.');
  const cold = await timeFirst(api, first);
  const figures = await measureAll(api, cases);
  const grown = await measureAll(api, growth);
  return {
    cold,
    figures,
    grown,
    atOnce: await searchAtOnce(first, people, api.app, await api.signIn('staff')),
  };
});
const circumstances = { ...machine(), load: loadavg()[1] ?? 0 };
const text = [
  `${onMachine(circumstances)} Load: ${circumstances.load.toFixed(0)}.`,
  searchTable(measured.figures),
  growthTable(measured.grown),
  `The first search of a server that has just started takes ${milliseconds(measured.cold)}; ${warmUp} searches are made before the others are measured.`,
  atOnceInWords(measured.atOnce),
].join('\n\n');
console.log(text);
await mkdir(`${root}bench/results`, { recursive: true });
await writeFile(
  `${root}bench/results/search.json`,
  `${JSON.stringify({ circumstances, ...measured }, null, 2)}\n`,
);
await writeBlocks({ search: text });
