import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, weekdayOf } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../../testing/calls';
import { emailOf, idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { sendReports } from './sendReports';

const path = '/api/report-schedules';
const actor = system('send-reports');
const addresses = { staffUrl: 'https://staff.example', partnerUrl: 'https://partner.example' };
const nextMonday = addDays(today(), 8 - weekdayOf(today()));

let server: TestServer;
let manager: Calls;
beforeAll(async () => {
  server = await startTestServer();
  manager = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const mailsTo = async (address: string) =>
  (await manager.list(`/api/outbox?recipient=${address}`)).filter(({ kind }) => kind === 'report');

test('a weekly report is sent once on Monday by any number of processes, with its rows', async () => {
  const { id } = await manager.make(path, {
    name: 'Sales by manager',
    report: 'sales',
    query: { by: 'manager' },
    frequency: 'weekly',
    recipient_ids: [idOf('manager'), idOf('admin')],
  });
  const send = (day: string) => sendReports(server.database, actor, addresses, undefined, day);
  // Not sent: created after this week's Monday.
  await send(today());
  expect(await mailsTo(emailOf('manager'))).toEqual([]);
  await Promise.all([send(nextMonday), send(nextMonday), send(nextMonday)]);
  await send(addDays(nextMonday, 3));
  for (const person of ['manager', 'admin'] as const) {
    const [mail, ...others] = await mailsTo(emailOf(person));
    expect(others).toEqual([]);
    expect(mail?.['subject']).toBe(
      `Sales by manager, ${addDays(nextMonday, -7)} to ${addDays(nextMonday, -1)}`,
    );
    expect(mail?.['body']).toMatch(/^Bookings: \d|Sales: /);
    expect(mail?.['body']).toContain(
      `https://staff.example/reports?report=sales&from=${addDays(nextMonday, -7)}&to=${addDays(nextMonday, -1)}&by=manager`,
    );
  }
  const [schedule] = await manager.list(path);
  expect(schedule).toMatchObject({ id, last_sent_on: nextMonday });
  await send(addDays(nextMonday, 7));
  expect(await mailsTo(emailOf('manager'))).toHaveLength(2);
  await manager.change(`${path}/${id}`, { is_active: false });
  await send(addDays(nextMonday, 14));
  expect(await mailsTo(emailOf('manager'))).toHaveLength(2);
  await manager.change(`${path}/${id}`, { is_active: true });
  await send(addDays(nextMonday, 14));
  expect(await mailsTo(emailOf('manager'))).toHaveLength(3);
});

test('only staff get reports, and only with parameters of the report', async () => {
  const schedule = { name: 'x', report: 'cash', frequency: 'daily', recipient_ids: [idOf('manager')] };
  expect(refusedFields(await manager.post(path, { ...schedule, recipient_ids: [idOf('partner')] }))).toEqual([
    'recipient_ids',
  ]);
  expect(refusedFields(await manager.post(path, { ...schedule, query: { from: 'soon' } }))).toEqual([
    'query',
  ]);
  expect(refusedFields(await manager.post(path, { ...schedule, recipient_ids: [] }))).toEqual([
    'recipient_ids',
  ]);
});
