import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { today } from '../../../api/src/base/today';
import { root } from '../../../tools/src/workspace/paths';
import { withLargeApi } from '../postgres/withLargeApi';
import { machine, onMachine } from '../report/machine';
import { milliseconds } from '../report/units';
import { writeBlocks } from '../report/publish';
import { callsOn } from './calls';
import { findExamples } from './examples';
import { measureCall, type Figure } from './measure';
import { bookingsTable } from './table';

const { values: options } = parseArgs({
  options: { turns: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
  strict: false,
});

async function countOf(client: Client, table: 'bookings' | 'travellers'): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
  return Number(rows[0]?.count);
}

const figures = await withLargeApi(async ({ app, record, client, signIn }) => {
  const totals = {
    bookings: await countOf(client, 'bookings'),
    travellers: await countOf(client, 'travellers'),
  };
  const measured: Figure[] = [];
  const calls = callsOn(await findExamples(client), today(), totals);
  const asked = calls.filter(({ group }) => group.includes(String(options.only)));
  let token = '';
  for (const [index, call] of asked.entries()) {
    if (index % 20 === 0 || call.by !== asked[index - 1]?.by) token = await signIn(call.by);
    const figure = await measureCall(call, { app, record, client, token, turns: Number(options.turns) });
    console.log(
      `${call.group}, ${call.name}: ${milliseconds(figure.p50)}, alone ${milliseconds(figure.alone)}`,
    );
    measured.push(figure);
  }
  return measured;
});
const circumstances = { ...machine(), load: loadavg()[1] ?? 0 };
const text = `${onMachine(circumstances)} Load: ${circumstances.load.toFixed(0)}.\n\n${bookingsTable('25 of 50,000 bookings', figures)}`;
console.log(text);
if (options.only === '') {
  await mkdir(`${root}bench/results`, { recursive: true });
  const file = `${root}bench/results/bookings.json`;
  const lines = figures.map((figure) => JSON.stringify(figure)).join(',\n');
  await writeFile(file, `{"circumstances":${JSON.stringify(circumstances)},"figures":[\n${lines}\n]}\n`);
  await writeBlocks({ bookings: text });
}
