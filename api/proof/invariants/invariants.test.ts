import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { system } from '../../src/db/actor';
import { sealAudit } from '../../src/audit/sealAudit';
import { verifyAudit } from '../../src/audit/verifyAudit';
import { idOf } from '../../testing/people';
import { announce, full, limitInFull } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { compareAnswers } from './answers';
import { commands, intend, intendOne, type Known } from './commands';
import { inProcess, readThrough, sendThrough } from './doors';
import { Seen } from './seen';
import { walk } from './oracle';
import type { Intended, Send } from './intended';
import { Findings } from './findings';
import { checkPromises } from './promises';
import { Log, playRound } from './play';
import { randomOf } from './random';
import type { Reader } from './reader';
import { readRows, type Rows } from './rows';
import { checkSeatsTaken } from './seatsTaken';
import { doAndUndo } from './undone';
import { makeWorld, type World } from './world';

let server: TestServer;
let world: World;
let send: Send;
let staff: Reader;
let partners: Record<string, Reader>;
beforeAll(async () => {
  server = await startTestServer();
  const knock = inProcess(server);
  send = sendThrough(knock);
  const admin = readThrough(knock, 'admin');
  staff = admin;
  partners = {
    [idOf('partner')]: readThrough(knock, 'partner'),
    [idOf('partner2')]: readThrough(knock, 'partner2'),
  };
  world = await makeWorld(admin);
});
afterAll(() => server.stop());

const atOnce = 10;
const steps = full ? 10_000 : 200;
const log = new Log();
const seen = new Seen(log);
const random = randomOf('activity');

const readAll = () => server.database.withActor(system('proof'), readRows);

/** Reads all rows, and checks all invariants of them. */
async function look(): Promise<Rows> {
  const rows = await readAll();
  seen.add(walk(rows));
  return rows;
}

const newest = (rows: Rows, count: number) =>
  rows.bookings
    .map(({ id }) => id)
    .sort()
    .slice(-count);

/** Kinds of writes that nobody has carried out yet. A command that never succeeds proves nothing. */
const neverAccepted = () => Object.keys(commands).filter((name) => !log.accepted.has(name));

test(
  'after any concurrent writes, everything stored adds up, and every view shows the same',
  async () => {
    announce('steps of people who write at once', steps);
    let rows = await look();
    let undone = 0;
    const play = async (writes: (known: Known) => (Intended | undefined)[]) => {
      const known = { rows, world, random };
      const round = await playRound(known, send, log, writes(known));
      const promised = new Findings();
      checkPromises(promised, rows, round);
      rows = await look();
      await checkSeatsTaken(promised, rows, random, send, log);
      seen.add(promised);
    };
    for (let done = 0; done < steps; done += atOnce) {
      await play((known) => Array.from({ length: atOnce }, () => intend(known)));
      const tried = await doAndUndo(rows, random, send, readAll, log);
      if (tried) {
        undone += 1;
        expect([tried.name, tried.after]).toEqual([tried.name, tried.before]);
      }
      if (done % (full ? 500 : 100) === 0)
        seen.add(await compareAnswers(rows, staff, partners, newest(rows, 40)));
    }
    // Which writes are accepted depends on who comes first, so kinds without luck are tried again.
    for (let left = 60; left > 0 && neverAccepted().length > 0; left -= 1)
      await play((known) => neverAccepted().map((name) => intendOne(known, name)));
    rows = await look();
    seen.add(await compareAnswers(rows, staff, partners, newest(rows, full ? 400 : 60)));
    process.stderr.write(`proof: ${seen.summary()}, ${undone} undone\n`);
    expect(seen.wrong).toEqual([]);
    expect(undone).toBeGreaterThan(steps / 40);
    expect(neverAccepted()).toEqual([]);
  },
  limitInFull(7_200_000),
);

test('the audit log of all writes is intact', async () => {
  await sealAudit(server.database, system('proof'));
  const { broken, unsealed } = await verifyAudit(server.database);
  expect({ broken, unsealed }).toEqual({ broken: undefined, unsealed: 0 });
});
