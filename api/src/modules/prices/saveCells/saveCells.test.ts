import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  boardingTypes,
  graphPrices,
  mostCells,
  priceCells,
  pricePeriods,
  roomTypes,
  saveCellsAnswer,
  saveCellsPath,
  type CellChange,
} from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../../testing/calls';
import { countStatements } from '../../../../testing/countStatements';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { auditLogTable } from '../../../audit/audit.table';
import { system } from '../../../db/actor';
import { derivedId } from '../../../seed/derivedId';

let server: TestServer;
let partner: Calls;
let staff: Calls;
/** Offered by the first partner only. */
const owner = { hotel_id: derivedId('hotel Beldibi Bay Resort'), dmc_id: idOf('partner') };
const missing = '0197a000-0000-7000-8000-000000000000';
let rowIds: string[];
let periodIds: string[];
let theirs: { row: string; period: string };

beforeAll(async () => {
  server = await startTestServer();
  partner = await callsOf(server, 'partner');
  staff = await callsOf(server, 'operator');
  const room = await staff.make(roomTypes.path, { code: 'S1', max_guests: 0 });
  const boarding = await staff.make(boardingTypes.path, { code: 'S2' });
  const types = { room_type_id: room.id, boarding_type_id: boarding.id };
  await staff.change(`/api/hotels/${owner.hotel_id}`, {
    room_type_id: [room.id],
    boarding_type_id: [boarding.id],
  });
  const idsOf = async (path: string, bodies: object[]) => {
    const ids: string[] = [];
    for (const body of bodies) ids.push((await staff.make(path, { ...owner, ...body })).id);
    return ids;
  };
  const occupancies = Array.from({ length: 50 }, (_, index) => ({
    adult: index % 10,
    children: Math.floor(index / 10),
  }));
  rowIds = await idsOf(
    graphPrices.path,
    occupancies.map((occupancy) => ({ ...types, ...occupancy })),
  );
  const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
  periodIds = await idsOf(
    pricePeriods.path,
    Array.from({ length: 40 }, (_, index) => ({ start_period: day(index), end_period: day(index) })),
  );
  const dmc_id = idOf('partner2');
  const [row = ''] = await idsOf(graphPrices.path, [{ ...types, dmc_id, adult: 1 }]);
  const [period = ''] = await idsOf(pricePeriods.path, [
    { dmc_id, start_period: day(0), end_period: day(0) },
  ]);
  theirs = { row, period };
});
afterAll(() => server.stop());

const none = { price_minor: 0, is_free: false };
const cell = (
  row: number,
  period: number,
  price_minor: number,
  was: CellChange['was'] = none,
): CellChange => ({
  graph_price_id: rowIds[row] ?? '',
  period_id: periodIds[period] ?? '',
  price_minor,
  is_free: false,
  was,
});
const save = async (calls: Calls, cells: CellChange[]) => {
  const answer = await calls.post(saveCellsPath, { ...owner, cells });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return saveCellsAnswer.parse(answer.json()).result;
};
const priceAt = async (row: number, period: number) => {
  const url = `${priceCells.path}?graph_price_id=${rowIds[row]}&period_id=${periodIds[period]}`;
  return (await partner.list(url))[0]?.['price_minor'];
};
const recorded = () => server.database.withActor(system('test'), (tx) => tx.$count(auditLogTable));

test('each cell has an outcome, and valid ones are saved', async () => {
  const [first] = await save(partner, [cell(0, 0, 100)]);
  expect(first).toEqual({ status: 'saved', id: expect.any(String) });
  const before = await recorded();
  const verdicts = await save(staff, [
    cell(0, 0, 100),
    cell(0, 0, 200),
    cell(0, 1, 300),
    { ...cell(1, 0, 400), graph_price_id: missing },
    { ...cell(1, 0, 400), period_id: missing },
    cell(1, 1, 0),
    { ...cell(1, 2, 500), is_free: true },
  ]);
  expect(verdicts).toEqual([
    { status: 'unchanged', id: first?.id },
    { status: 'refused', message: 'This cell is in the list twice. Send each cell once.' },
    { status: 'saved', id: expect.any(String) },
    { status: 'refused', message: 'This row is no longer there. Reload the prices.' },
    { status: 'refused', message: 'This period is no longer there. Reload the prices.' },
    { status: 'unchanged' },
    { status: 'saved', id: expect.any(String) },
  ]);
  expect(await priceAt(0, 1)).toBe(300);
  // A free cell has no amount.
  expect(await priceAt(1, 2)).toBe(0);
  expect(await recorded()).toBe(before + 2);
});

test('a price that another user has changed meanwhile is a conflict, unless both are equal', async () => {
  await save(staff, [cell(2, 0, 1000)]);
  const [conflict, same] = await save(partner, [cell(2, 0, 900), cell(0, 1, 300, none)]);
  expect(conflict).toEqual({
    status: 'conflict',
    id: expect.any(String),
    current: { price_minor: 1000, is_free: false },
  });
  expect(same).toMatchObject({ status: 'unchanged' });
  expect(await priceAt(2, 0)).toBe(1000);
  const [saved] = await save(partner, [cell(2, 0, 900, { price_minor: 1000, is_free: false })]);
  expect(saved).toEqual({ status: 'saved', id: conflict?.id });
  const [log] = await server.database.withActor(system('test'), (tx) =>
    tx
      .select()
      .from(auditLogTable)
      .where(eq(auditLogTable.entity_id, saved?.id ?? ''))
      .then((rows) => rows.toReversed()),
  );
  expect(log).toMatchObject({ entity: 'price-cells', action: 'update', actor_id: idOf('partner') });
  expect(JSON.parse(log?.changes ?? '')).toEqual({ price_minor: { before: 1000, after: 900 } });
});

test('rows and periods of another partner are refused like missing ones', async () => {
  const foreign = [
    { ...cell(0, 0, 1), graph_price_id: theirs.row },
    { ...cell(0, 0, 1), period_id: theirs.period },
  ];
  const gone = foreign.map((change) => ({
    ...change,
    graph_price_id: change.graph_price_id === theirs.row ? missing : change.graph_price_id,
    period_id: change.period_id === theirs.period ? missing : change.period_id,
  }));
  for (const calls of [partner, staff]) expect(await save(calls, foreign)).toEqual(await save(calls, gone));
  const cells = [cell(0, 0, 1)];
  const asOther = await partner.post(saveCellsPath, { ...owner, dmc_id: idOf('partner2'), cells });
  const other = await (await callsOf(server, 'partner2')).post(saveCellsPath, { ...owner, cells });
  expect([asOther.statusCode, other.statusCode]).toEqual([404, 404]);
});

test('2,000 cells are saved in a few statements', async () => {
  const cells = rowIds.flatMap((_, row) => periodIds.map((__, period) => cell(row, period, 5000 + row)));
  expect(cells).toHaveLength(mostCells);
  // Cells of the other tests conflict.
  const before = await recorded();
  let saved = 0;
  const start = performance.now();
  const statements = await countStatements(server.engine).of(async () => {
    saved = (await save(partner, cells)).filter(({ status }) => status === 'saved').length;
  });
  const ms = performance.now() - start;
  process.stderr.write(`2,000 cells: ${statements} statements, ${ms.toFixed()} ms\n`);
  expect(saved).toBeGreaterThan(mostCells - 10);
  expect(await recorded()).toBe(before + saved);
  // Two of them recalculate what search and coverage read.
  expect(statements).toBeLessThanOrEqual(9);
});
