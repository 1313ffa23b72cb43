import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  errorAnswer,
  listAnswer,
  outbox,
  users,
  type Mail,
  type Role,
  type User,
} from '@itinera/shared/contracts';
import { eq } from 'drizzle-orm';
import { emailOf, idOf, type Person } from '../../../testing/people';
import { beginSession } from '../../../testing/sessions';
import { startTestServer, type Call, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { usersTable } from '../../people/users.table';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let admin: string;
let manager: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await beginSession(server, 'admin')).token;
  manager = (await beginSession(server, 'manager')).token;
});
afterAll(() => server.stop());

const fresh = 'amber lighthouse quiet';

let guests = 0;
let guest: string;
beforeEach(() => {
  guests += 1;
  guest = `guest${guests}@levant.example`;
});

const call = (path: string, { token = admin, ...rest }: Call = {}) =>
  server.call(`/api/users${path}`, { token, ...rest });
const act = (id: string, action: string, token = admin) =>
  call(`/${id}/${action}`, { method: 'POST', token });
const put = (id: string, body: object, token = admin) => call(`/${id}`, { method: 'PUT', body, token });
const userOf = (answer: { json(): { result: unknown } }): User => users.entity.parse(answer.json().result);

const make = async (body: object = {}): Promise<User> =>
  userOf(await call('', { method: 'POST', body: { email: guest, first_name: 'Greta', ...body } }));

const makePartner = () => make({ role: 'dmc', company_name: 'Guest Tours' });

async function mailsTo(recipient: string): Promise<Mail[]> {
  const answer = await server.call(`/api/outbox?recipient=${recipient}`, { token: admin });
  return listAnswer(outbox.entity).parse(answer.json()).result;
}

const tokenIn = (mail: Mail | undefined): string => /#t=([\w-]{43})$/m.exec(mail?.body ?? '')?.[1] ?? '';

const reset = (token: string) =>
  server.call('/api/auth/reset', { method: 'POST', body: { token, password: fresh } });
const signIn = (email: string, secret: string) =>
  server.call('/api/auth/sign-in', { method: 'POST', body: { email, password: secret } });

const refusal = (answer: { statusCode: number; json(): unknown }) => {
  const { error } = errorAnswer.parse(answer.json());
  return { status: answer.statusCode, code: error.code, message: error.message };
};

const change = (person: Person, values: Partial<typeof usersTable.$inferInsert>) =>
  server.database.withActor(system('test'), (tx) =>
    tx
      .update(usersTable)
      .set(values)
      .where(eq(usersTable.id, idOf(person))),
  );

describe('an invitation', () => {
  test('leads from the mail to the first sign-in, and its sender never sees the link', async () => {
    const answer = await call('', {
      method: 'POST',
      body: { email: guest, first_name: 'Greta', locale: 'ru' },
      token: manager,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['etag']).toBeDefined();
    expect(answer.body).not.toMatch(/password|#t=/);
    expect(userOf(answer)).toMatchObject({
      email: guest,
      role: 'manager',
      status: 'invited',
      currency: 'EUR',
      last_login_at: null,
    });
    expect((await signIn(guest, fresh)).statusCode).toBe(401);
    const [mail] = await mailsTo(guest);
    expect(mail).toMatchObject({ kind: 'invitation', subject: 'Ваша учётная запись в Itinera' });
    expect((await reset(tokenIn(mail))).statusCode).toBe(200);
    expect((await signIn(guest, fresh)).statusCode).toBe(200);
    const seen = userOf(await call(`/${userOf(answer).id}`));
    expect(seen.status).toBe('active');
    expect(seen.last_login_at).not.toBeNull();
  });

  test('to a corrected address replaces the one to the wrong address', async () => {
    const user = await make();
    const [first] = await mailsTo(guest);
    expect((await act(user.id, 'invite')).statusCode).toBe(200);
    const [second] = await mailsTo(guest);
    await put(user.id, { email: `right-${guest}` });
    expect((await reset(tokenIn(first))).statusCode).toBe(400);
    expect((await reset(tokenIn(second))).statusCode).toBe(400);
    const [third] = await mailsTo(`right-${guest}`);
    expect((await reset(tokenIn(third))).statusCode).toBe(200);
    expect(refusal(await act(user.id, 'invite'))).toMatchObject({
      status: 422,
      message: expect.stringContaining('This account is active.'),
    });
  });

  test('is sent five times an hour, again or to a corrected address', async () => {
    const user = await make();
    for (const number of [2, 3])
      expect([number, (await act(user.id, 'invite')).statusCode]).toEqual([number, 200]);
    for (const number of [4, 5])
      expect([number, (await put(user.id, { email: `${number}-${guest}` })).statusCode]).toEqual([
        number,
        200,
      ]);
    for (const answer of [await act(user.id, 'invite'), await put(user.id, { email: `6-${guest}` })])
      expect(refusal(answer)).toMatchObject({
        status: 429,
        message: expect.stringMatching(
          /^5 mails have been sent within an hour\. Send the next one in \d+ min/,
        ),
      });
  });

  test.each([
    ['no name', { first_name: undefined }, 'first_name'],
    ['a partner without a company', { role: 'dmc' }, 'company_name'],
    ['a password chosen by another user', { password: fresh }, 'password'],
    ['a status of its own', { status: 'active' }, 'status'],
    ['a strange phone', { phone: '12345' }, 'phone'],
    ['a line break in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
  ])('is refused for %s', async (_, extra, field) => {
    const answer = await call('', { method: 'POST', body: { email: guest, first_name: 'Greta', ...extra } });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorAnswer.parse(answer.json()).error.fields ?? {})).toEqual([field]);
    expect(await mailsTo(guest)).toEqual([]);
  });

  test('is refused for a taken address, and sent once for one key', async () => {
    const headers = { 'idempotency-key': guest };
    const body = { email: guest, first_name: 'Greta' };
    const answers = await Promise.all([1, 2, 3].map(() => call('', { method: 'POST', body, headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await mailsTo(guest)).toHaveLength(1);
    expect(refusal(await call('', { method: 'POST', body }))).toMatchObject({
      status: 409,
      message: `${guest} exists already. Choose a different one.`,
    });
  });
});

describe('a pending registration', () => {
  const register = async (): Promise<string> => {
    await server.call('/api/auth/sign-up', { method: 'POST', body: { email: guest, password: fresh } });
    const answer = await call(`?status=pending&q=${guest}`);
    return listAnswer(users.entity).parse(answer.json()).result[0]?.id ?? '';
  };

  test('is not listed as a partner until its approval, which sends a mail', async () => {
    const id = await register();
    const partners = async () => (await call(`?role=dmc&q=${guest}`)).json().total;
    expect(await partners()).toBe(0);
    expect(refusal(await act(id, 'approve'))).toMatchObject({
      status: 400,
      message: 'Check these fields: first_name, company_name.',
    });
    expect((await put(id, { first_name: 'Greta', company_name: 'Guest Tours' })).statusCode).toBe(200);
    const { access_token } = (await signIn(guest, fresh)).json();
    expect((await server.call('/api/hotels', { token: access_token })).statusCode).toBe(403);
    expect(userOf(await act(id, 'approve')).status).toBe('active');
    expect(await partners()).toBe(1);
    expect((await server.call('/api/hotels', { token: access_token })).json()).toMatchObject({ total: 0 });
    expect((await mailsTo(guest))[0]).toMatchObject({ kind: 'approved' });
  });

  test('never becomes staff, and is declined by deleting it', async () => {
    const id = await register();
    expect(refusal(await put(id, { role: 'admin' }))).toMatchObject({
      status: 422,
      message: expect.stringContaining('Approve'),
    });
    expect(refusal(await act(id, 'block'))).toMatchObject({ status: 422 });
    expect((await call(`/${id}`, { method: 'DELETE' })).statusCode).toBe(200);
    expect((await signIn(guest, fresh)).statusCode).toBe(401);
  });
});

describe('the sessions of a user end', () => {
  const someone = async (role: Role): Promise<{ user: User; seen: () => Promise<number> }> => {
    const user = role === 'dmc' ? await makePartner() : await make({ role });
    await reset(tokenIn((await mailsTo(guest))[0]));
    const { access_token } = (await signIn(guest, fresh)).json();
    const seen = async () => (await server.call('/api/users/profile', { token: access_token })).statusCode;
    expect(await seen()).toBe(200);
    return { user: userOf(await call(`/${user.id}`)), seen };
  };

  test('with a change of the role, not of the name', async () => {
    const { user, seen } = await someone('operator');
    expect((await put(user.id, { ...user, first_name: 'Gerda' })).statusCode).toBe(200);
    expect(await seen()).toBe(200);
    expect((await put(user.id, { role: 'manager' })).statusCode).toBe(200);
    expect(await seen()).toBe(401);
  });

  test('with a change of the address, of which the old one is informed', async () => {
    const { user, seen } = await someone('dmc');
    expect((await put(user.id, { email: `moved-${guest}` })).statusCode).toBe(200);
    expect(await seen()).toBe(401);
    expect((await mailsTo(guest))[0]).toMatchObject({ kind: 'addressChanged' });
  });

  test('with blocking, after which neither password nor link works', async () => {
    const { user, seen } = await someone('dmc');
    expect(userOf(await act(user.id, 'block')).status).toBe('blocked');
    expect(await seen()).toBe(401);
    expect((await signIn(guest, fresh)).statusCode).toBe(401);
    expect(userOf(await act(user.id, 'unblock')).status).toBe('active');
    expect((await signIn(guest, fresh)).statusCode).toBe(200);
  });
});

describe('of an account, staff', () => {
  const signedIn = async () => {
    const user = await make();
    await reset(tokenIn((await mailsTo(guest))[0]));
    const token = String((await signIn(guest, fresh)).json().access_token);
    const seen = async () => (await server.call('/api/users/profile', { token })).statusCode;
    return { user, seen };
  };
  const sessionsOf = async (id: string): Promise<{ id: string }[]> =>
    (await call(`/${id}/sessions`)).json().result;
  const end = (path: string) => call(path, { method: 'DELETE' });

  test('list and end the sessions, one or all', async () => {
    const { user, seen } = await signedIn();
    await signIn(guest, fresh);
    const [latest, first] = await sessionsOf(user.id);
    expect((await end(`/${idOf('partner')}/sessions/${first?.id}`)).statusCode).toBe(404);
    expect(await seen()).toBe(200);
    expect((await end(`/${user.id}/sessions/${first?.id}`)).statusCode).toBe(200);
    expect(await seen()).toBe(401);
    expect(await sessionsOf(user.id)).toMatchObject([{ id: latest?.id, is_current: false }]);
    expect((await end(`/${user.id}/sessions`)).statusCode).toBe(200);
    expect(await sessionsOf(user.id)).toEqual([]);
    expect((await call(`/${derivedId('nobody')}/sessions`)).statusCode).toBe(404);
  });

  test('see sign-ins, failed ones and changes', async () => {
    const { user } = await signedIn();
    await signIn(guest, 'wrong');
    await put(user.id, { role: 'operator' }, manager);
    await end(`/${user.id}/sessions`);
    const events = (await call(`/${user.id}/events`)).json().result;
    expect(events).toMatchObject([
      { action: 'end_sessions', by: { id: idOf('admin') } },
      { action: 'update', by: { id: idOf('manager') }, changes: { role: { after: 'operator' } } },
      { action: 'sign_in', outcome: 'refused', by: null, ip: expect.any(String) },
      { action: 'sign_in', outcome: 'done', by: { id: user.id, name: 'Greta' } },
      { action: 'update', by: null, changes: { status: { after: 'active' } } },
      { action: 'create', by: { id: idOf('admin') } },
    ]);
  });

  test('send a link for a new password, and never see it', async () => {
    const { user } = await signedIn();
    const answer = await act(user.id, 'recover');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('#t=');
    const [mail] = await mailsTo(guest);
    expect(mail).toMatchObject({ kind: 'recovery' });
    expect((await reset(tokenIn(mail))).statusCode).toBe(200);
    await act(user.id, 'block');
    expect(refusal(await act(user.id, 'recover'))).toMatchObject({ status: 422 });
  });
});

describe('nobody can', () => {
  test('change the own role, or block or delete the own account', async () => {
    const own = idOf('manager');
    expect(refusal(await put(own, { role: 'admin' }, manager))).toMatchObject({ status: 422, code: 'rule' });
    expect(refusal(await act(own, 'block', manager))).toMatchObject({ status: 422 });
    expect(refusal(await call(`/${own}`, { method: 'DELETE', token: manager }))).toMatchObject({
      status: 422,
    });
    expect((await put(own, { role: 'manager', first_name: 'Martin' }, manager)).statusCode).toBe(200);
  });

  test('remove the last admin, not even two concurrently', async () => {
    const last = /last admin/;
    for (const answer of [
      await put(idOf('admin'), { role: 'manager' }, manager),
      await act(idOf('admin'), 'block', manager),
      await call(`/${idOf('admin')}`, { method: 'DELETE', token: manager }),
    ]) {
      expect(refusal(answer)).toMatchObject({ status: 422, message: expect.stringMatching(last) });
    }
    await change('operator', { role: 'admin' });
    const answers = await Promise.all([
      put(idOf('admin'), { role: 'manager' }, manager),
      put(idOf('operator'), { role: 'manager' }, manager),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    await change('admin', { role: 'admin' });
    await change('operator', { role: 'operator' });
    admin = (await beginSession(server, 'admin')).token;
  });

  test('delete a partner who offers hotels, or make one staff', async () => {
    for (const answer of [
      await call(`/${idOf('partner')}`, { method: 'DELETE' }),
      await put(idOf('partner'), { role: 'manager' }),
    ]) {
      expect(refusal(answer)).toMatchObject({
        status: 409,
        code: 'in_use',
        message: expect.stringMatching(
          /^This is used by .+, .+ and others\. Remove it there first\. Or block the account instead\.$/,
        ),
      });
    }
    expect((await call(`/${(await makePartner()).id}`, { method: 'DELETE' })).statusCode).toBe(200);
  });

  test('overwrite the change of another user', async () => {
    const user = await make();
    const headers = { 'if-match': String((await call(`/${user.id}`)).headers['etag']) };
    await put(user.id, { first_name: 'Gerda' });
    const stale = await call(`/${user.id}`, { method: 'PUT', body: { first_name: 'Gisela' }, headers });
    expect(stale.statusCode).toBe(412);
    expect(stale.body).toContain('Gerda');
    expect((await call(`/${user.id}`, { method: 'DELETE', headers })).statusCode).toBe(412);
  });
});

test('the list is filtered by role, status and words, and sorted', async () => {
  const emails = async (query: string) =>
    listAnswer(users.entity)
      .parse((await call(`?per_page=200&${query}`)).json())
      .result.map(({ email }) => email);
  expect(await emails('role=operator&status=blocked')).toEqual([emailOf('blocked')]);
  const [staff, partners, all] = [
    await emails('is_staff=true'),
    await emails('is_staff=false'),
    await emails(''),
  ];
  expect(partners).toContain(emailOf('partner'));
  expect(staff).toEqual(expect.not.arrayContaining(partners));
  expect(staff.length + partners.length).toBe(all.length);
  expect(await emails('q=levant+sun')).toEqual([emailOf('partner')]);
  const sorted = await emails('sort=email');
  expect(sorted).toEqual(sorted.toSorted());
  expect((await call('?status=parked')).statusCode).toBe(400);
});

test('with STRICT_ADMIN, only admins manage accounts, and change settings that protect these', async () => {
  const strict = await startTestServer('demo', undefined, undefined, { strictAdmin: true });
  const body = { email: 'strict@levant.example', first_name: 'Greta' };
  const statusFor = async (person: Person) =>
    (await strict.call('/api/users', { method: 'POST', body, token: await strict.tokenOf(person) }))
      .statusCode;
  expect(await statusFor('manager')).toBe(403);
  expect(await statusFor('admin')).toBe(201);
  expect((await strict.call('/api/outbox', { token: await strict.tokenOf('operator') })).statusCode).toBe(
    403,
  );
  const change = async (person: Person, settings: object) => {
    const token = await strict.tokenOf(person);
    return (await strict.call('/api/settings', { method: 'PUT', body: settings, token })).statusCode;
  };
  expect(await change('manager', { staff_second_factor: true })).toBe(403);
  expect(await change('manager', { staff_second_factor: false, page_size: 50 })).toBe(200);
  expect(await change('admin', { staff_second_factor: true })).toBe(200);
  await strict.stop();
});

test('in production with a mail server, the outbox shows no texts', async () => {
  const delivering = await startTestServer('demo', undefined, undefined, {
    production: true,
    smtpUrl: 'smtp://127.0.0.1:1',
  });
  const token = await delivering.tokenOf('admin');
  const invited = { email: 'new.one@example.com', first_name: 'New' };
  expect((await delivering.call(users.path, { method: 'POST', token, body: invited })).statusCode).toBe(201);
  const answer = await delivering.call('/api/outbox', { token });
  expect(answer.json().result).toMatchObject([{ recipient: invited.email, status: 'waiting', body: null }]);
  await delivering.stop();
});
