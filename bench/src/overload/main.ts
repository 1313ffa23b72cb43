import { loadavg } from 'node:os';
import { withLargeApi } from '../postgres/withLargeApi';
import { machine, onMachine } from '../report/machine';
import { writeBlocks } from '../report/publish';
import { table } from '../report/table';
import { milliseconds } from '../report/units';
import type { Served } from './arrivals';
import { measureOverload } from './measureOverload';

const seconds = 12;

const { capacity, alone, people, polls } = await withLargeApi(async ({ app, signIn }) => {
  const tokens = [await signIn('staff'), await signIn('operator'), await signIn('admin')];
  return measureOverload(app, tokens, seconds);
});

const row = (name: string, { asked, answered, p50, p95 }: Served) => [
  name,
  (asked / seconds).toFixed(0),
  `${((100 * answered) / asked).toFixed(0)} %`,
  milliseconds(p50),
  milliseconds(p95),
  (p95 / alone.p95).toFixed(2),
];
const circumstances = { ...machine(), load: loadavg()[1] ?? 0 };
const text = [
  `${onMachine(circumstances)} Load: ${circumstances.load.toFixed(0)}. The machine answers ${capacity.toFixed(0)} pages of bookings a second.`,
  table(
    ['calls that arrive', 'a second', 'answered', 'p50', 'p95', 'p95 ÷ alone'],
    [
      row('pages of bookings, half of what the machine can answer', alone),
      row('the same, while polls arrive as below', people),
      row('polls, half more than the machine can count', polls),
    ],
    ['---', '---:', '---:', '---:', '---:', '---:'],
  ),
].join('\n\n');
console.log(text);
await writeBlocks({ overload: text });
