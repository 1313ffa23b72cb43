import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { authPaths, defaultTimeZone, settingsPath } from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today, setTimeZone } from '../../base/today';
import { settingsId } from './initialSettings';

let server: TestServer;
let staff: Calls;
let partner: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
});
afterAll(() => server.stop());
afterEach(() => setTimeZone(defaultTimeZone));

const forPartners = {
  default_child_age: { from: 2, to: 11 },
  child_age_reference: 'check_in',
  time_zone: 'Europe/Riga',
  updated_at: expect.any(String),
};

test('staff read all settings, partners only what their prices depend on', async () => {
  expect(await staff.one(settingsPath)).toEqual({
    ...forPartners,
    company_name: 'Itinera',
    default_locale: 'en',
    sale_currency: 'EUR',
    page_size: 25,
    default_markup_bp: 0,
    sale_rounding: 0,
    deposit_bp: 3000,
    deposit_days: 3,
    balance_days: 14,
    hold_hours: 48,
    booking_ref_prefix: 'BE',
    exchange_rates: [],
    overdue_grace_days: 0,
    customer_terms_days: 0,
    customer_terms_margin_bp: 0,
    combined_terms: 'each',
    passport_months: 6,
    staff_second_factor: false,
  });
  expect(await partner.one(settingsPath)).toEqual(forPartners);
  expect((await partner.put(settingsPath, { time_zone: 'UTC' })).statusCode).toBe(403);
});

test('a change keeps other settings, is logged, and is refused if outdated', async () => {
  const token = await server.tokenOf('manager');
  const before = await staff.get(settingsPath);
  const tag = String(before.headers.etag);
  const rate = { from: 'EUR', to: 'USD', rate: '1.0815', valid_from: '2026-11-01' };
  const put = (body: object) =>
    server.call(settingsPath, { method: 'PUT', token, body, headers: { 'if-match': tag } });
  const changed = await put({ default_markup_bp: 1200, exchange_rates: [rate] });
  expect(changed.json().result).toEqual({
    ...before.json().result,
    default_markup_bp: 1200,
    exchange_rates: [{ ...rate, rate_millionths: 1_081_500 }],
    updated_at: expect.any(String),
  });
  expect(changed.headers.etag).toBe((await staff.get(settingsPath)).headers.etag);
  const late = await put({ page_size: 50 });
  expect(late.statusCode).toBe(412);
  expect(late.json().error.current).toMatchObject({ default_markup_bp: 1200, page_size: 25 });
  const [entry] = await staff.list(`/api/history?entity=settings&id=${settingsId}`);
  expect(entry).toMatchObject({
    action: 'update',
    changes: { default_markup_bp: { before: 0, after: 1200 } },
  });
});

test('today is a day of the time zone in the settings', async () => {
  const evening = new Date('2026-11-22T20:00:00Z');
  await staff.change(settingsPath, { time_zone: 'Asia/Tokyo' });
  // Applies after the answer was sent.
  await new Promise(setImmediate);
  expect(today(evening)).toBe('2026-11-23');
  await staff.change(settingsPath, { time_zone: 'UTC' });
  await new Promise(setImmediate);
  expect(today(evening)).toBe('2026-11-22');
  const refused = await staff.put(settingsPath, { time_zone: 'Europe/Rīga' });
  expect(refused.json().error.fields).toEqual({
    time_zone: 'Use the name of a time zone, such as Europe/Riga.',
  });
});

test('without a selected language, a user gets mails in that of the company', async () => {
  await staff.change(settingsPath, { default_locale: 'ru', company_name: 'Amber Tours' });
  const [invited, registered] = ['ilze@amber.example', 'partner@amber.example'];
  const { locale } = await staff.make('/api/users', { email: invited, first_name: 'Ilze' });
  expect(locale).toBe('ru');
  const body = { email: registered, password: 'amber lighthouse quiet' };
  expect((await server.call('/api/auth/sign-up', { method: 'POST', body })).statusCode).toBe(200);
  const mailTo = async (address: string) => (await staff.list(`/api/outbox?recipient=${address}`))[0];
  expect(await mailTo(invited)).toMatchObject({ subject: 'Ваша учётная запись в Itinera' });
  expect(await mailTo(registered)).toMatchObject({
    subject: 'Ваша регистрация в Itinera',
    body: expect.stringMatching(/\n\n-- \nAmber Tours$/),
  });
  const chosen = { email: 'karl@amber.example', first_name: 'Karl', locale: 'en' };
  expect(await staff.make('/api/users', chosen)).toMatchObject({ locale: 'en' });
  await staff.change(settingsPath, { default_locale: 'en', company_name: '' });
  await staff.make('/api/users', { email: 'uga@amber.example', first_name: 'Uga' });
  expect(await mailTo('uga@amber.example')).toMatchObject({ body: expect.not.stringContaining('-- ') });
});

test('the profile has the time zone of the business', async () => {
  await staff.change(settingsPath, { time_zone: 'Asia/Tokyo' });
  for (const person of [staff, partner])
    expect(await person.one(authPaths.profile)).toMatchObject({ time_zone: 'Asia/Tokyo' });
  await staff.change(settingsPath, { time_zone: 'UTC' });
});

test('the profile has the number of rows per page', async () => {
  expect(await partner.one(authPaths.profile)).toMatchObject({ page_size: 25 });
  await staff.change(settingsPath, { page_size: 50 });
  for (const person of [staff, partner])
    expect(await person.one(authPaths.profile)).toMatchObject({ page_size: 50 });
  await staff.change(settingsPath, { page_size: 25 });
});
