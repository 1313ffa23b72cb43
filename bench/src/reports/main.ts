import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { today } from '../../../api/src/base/today';
import { root } from '../../../tools/src/workspace/paths';
import { findExamples } from '../bookings/examples';
import { measureCall, type Figure } from '../bookings/measure';
import { bookingsTable } from '../bookings/table';
import { withLargeApi } from '../postgres/withLargeApi';
import { machine, onMachine } from '../report/machine';
import { writeBlocks } from '../report/publish';
import { milliseconds } from '../report/units';
import { fillAudit } from './auditRows';
import { auditCallsOn, callsOn } from './calls';

const { values: options } = parseArgs({
  options: { turns: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
  strict: false,
});

const figures = await withLargeApi(async ({ app, record, client, signIn }) => {
  const measured: Figure[] = [];
  const { booking } = await findExamples(client);
  const all = [...callsOn(today(), booking.hotel_id), ...auditCallsOn(today(), await fillAudit(client))];
  const calls = all.filter(({ group }) => group.includes(String(options.only)));
  let token = '';
  for (const [index, call] of calls.entries()) {
    if (index % 20 === 0) token = await signIn('staff');
    const figure = await measureCall(call, { app, record, client, token, turns: Number(options.turns) });
    console.log(
      `${call.group}, ${call.name}: ${milliseconds(figure.p95)}, alone ${milliseconds(figure.alone)}`,
    );
    measured.push(figure);
  }
  return measured;
});
const circumstances = { ...machine(), load: loadavg()[1] ?? 0 };
const table = bookingsTable('with 50,000 bookings, 500,000 rows of the log', figures);
const text = `${onMachine(circumstances)} Load: ${circumstances.load.toFixed(0)}.\n\n${table}`;
console.log(text);
if (options.only === '') {
  await mkdir(`${root}bench/results`, { recursive: true });
  const lines = figures.map((figure) => JSON.stringify(figure)).join(',\n');
  await writeFile(
    `${root}bench/results/reports.json`,
    `{"circumstances":${JSON.stringify(circumstances)},"figures":[\n${lines}\n]}\n`,
  );
  await writeBlocks({ reports: text });
}
