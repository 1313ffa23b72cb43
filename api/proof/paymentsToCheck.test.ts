import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currencyDigits } from '@itinera/shared/format';
import { callsOf, type Calls, type Entry } from '../testing/calls';
import { handMadeBooking } from '../testing/handMadeBooking';
import { startTestServer, type TestServer } from '../testing/testServer';
import { today } from '../src/base/today';
import { system } from '../src/db/actor';
import { becomeActor } from '../src/db/database';

let server: TestServer;
let staff: Calls;
let statements: string[];
let booking: Entry;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const page = await readFile(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
  const [, text = ''] = /### Payments to check once[^]*?```sql\n([^]*?)```/.exec(page) ?? [];
  statements = text.split(';').flatMap((each) => each.trim() || []);
  booking = await handMadeBooking(staff, { sale_minor: 10_000_000, currency: 'EUR' });
});
afterAll(() => server.stop());

/** Runs the query of the page as the login of the server, in a transaction of its own. */
const listed = () =>
  server.engine.transaction(async (connection) => {
    expect([statements[0], statements.at(-1)]).toEqual(['BEGIN READ ONLY', 'COMMIT']);
    let found: unknown[][] = [];
    for (const statement of statements.slice(1, -1)) ({ rows: found } = await connection.query(statement));
    return found;
  });

const send: Calls['send'] = (url, body) => staff.send(url, body);

interface Payment {
  currency: string;
  rate: string | null;
  amount_minor: number;
}

async function paid({ currency, rate, amount_minor }: Payment, more: object = {}): Promise<Entry> {
  const answer = await send('/api/transactions', {
    booking_id: booking.id,
    direction: 'in',
    purpose: 'customer_payment',
    method: 'cash',
    date: today(),
    currency,
    rate,
    amount_minor,
    ...more,
  });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json().result;
}

/** Stores an amount as before rates were exact: minor units times the rate. */
const storeWrongly = (id: string) =>
  server.engine.transaction(async (connection) => {
    becomeActor(connection, system('test'));
    await connection.query(
      'UPDATE transactions SET booking_amount_minor = round(amount_minor * rate::numeric) WHERE id = $1',
      [id],
    );
  });

const yen: Payment = { currency: 'JPY', rate: '0.006135', amount_minor: 10_000 };
const dinars: Payment = { currency: 'KWD', rate: '3', amount_minor: 100_000 };

test('the query of the page lists exactly the wrongly converted payments, with the right amount', async () => {
  await paid(yen);
  await paid({ currency: 'USD', rate: '0.9', amount_minor: 10_000 });
  await paid({ currency: 'VND', rate: '1/30512', amount_minor: 30_512_000 });
  await paid({ currency: 'EUR', rate: null, amount_minor: 100 });
  const voided = await paid(yen);
  await storeWrongly(voided.id);
  await send(`/api/transactions/${voided.id}/void`, { reason: 'Entered twice' });
  expect(await listed()).toEqual([]);

  const wrong = [await paid(yen), await paid(dinars)];
  for (const { id } of wrong) await storeWrongly(id);
  const columns = (amount: number, currency: string, rate: string, counted: string, right: string) => [
    booking['ref'],
    today(),
    'in',
    'customer_payment',
    amount,
    currency,
    rate,
    Number(counted),
    right,
    'EUR',
  ];
  expect(await listed()).toEqual([
    columns(10_000, 'JPY', '0.006135', '61', '6135'),
    columns(100_000, 'KWD', '3', '300000', '30000'),
  ]);

  // The remedy of the page, even if something was refunded since.
  await paid({ currency: 'EUR', rate: null, amount_minor: 100 }, { direction: 'out', purpose: 'refund' });
  for (const [index, payment] of [yen, dinars].entries()) {
    await paid(payment);
    const answer = await send(`/api/transactions/${wrong[index]?.id}/void`, { reason: 'Wrong decimals' });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  }
  expect(await listed()).toEqual([]);
});

test('the query knows every currency without two decimals', () => {
  const known = [...statements.join().matchAll(/\('([A-Z]{3})', (\d)\)/g)];
  const others = Intl.supportedValuesOf('currency').filter((currency) => currencyDigits(currency) !== 2);
  expect(known.map(([, currency, digits]) => [currency, Number(digits)])).toEqual(
    others.map((currency) => [currency, currencyDigits(currency)]),
  );
});
