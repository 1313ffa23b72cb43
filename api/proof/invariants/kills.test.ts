import { expect, test } from '@jest/globals';
import { createDatabase } from '../../src/db/database';
import { system } from '../../src/db/actor';
import { announce, full, limitInFull } from '../../testing/scale';
import { killableServer } from '../../testing/killableServer';
import type { ServerProcess } from '../../testing/serverProcess';
import { overHttp, readThrough, sendThrough } from './doors';
import { intend } from './commands';
import { walk } from './oracle';
import type { Send } from './intended';
import { Log, playRound, type Sent } from './play';
import { randomOf } from './random';
import { readRows } from './rows';
import { Seen } from './seen';
import { makeWorld, type World } from './world';

const kills = full ? 50 : 2;
const roundsEach = full ? 20 : 3;
const atOnce = 10;

const killable = killableServer();

/** The rows as a killed server has left them, read while no server has the database open. */
async function readAll() {
  const engine = await killable.open();
  const rows = await createDatabase(engine).withActor(system('proof'), readRows);
  await engine.close();
  return rows;
}

test(
  'everything stored adds up after a server was killed during writes, and unanswered writes are carried out once',
  async () => {
    announce('servers killed under people who write at once', kills);
    let address = '';
    const knock = overHttp(() => address);
    const send = sendThrough(knock);
    const random = randomOf('kills');
    const log = new Log();
    const seen = new Seen(log);
    let world: World | undefined;
    let open: Sent[] = [];
    let unanswered = 0;

    const begin = async () => {
      const running = await killable.begin();
      ({ address } = running);
      world ??= await makeWorld(readThrough(knock, 'admin'));
      for (const { intended, key } of open) log.add({ intended, key, answer: await send(intended, key) });
      unanswered += open.length;
      return { server: running, world };
    };

    /** Kills the server after so many answers of a round. */
    const killingAfter = (server: ServerProcess, answers: number): Send => {
      let left = answers;
      return async (intended, key) => {
        const answer = await send(intended, key);
        left -= 1;
        if (left < 0) server.child.kill('SIGKILL');
        return answer;
      };
    };

    let rows = await readAll();
    for (let turn = 0; turn < kills; turn += 1) {
      const begun = await begin();
      const known = { rows, world: begun.world, random };
      const writes = () => Array.from({ length: atOnce }, () => intend(known));
      for (let round = 1; round < roundsEach; round += 1) await playRound(known, send, log, writes());
      const killing = killingAfter(begun.server, random.below(atOnce - 3));
      const last = await playRound(known, killing, log, writes());
      begun.server.child.kill('SIGKILL');
      await begun.server.ended;
      open = last.filter(({ answer }) => answer === undefined);
      rows = await readAll();
      seen.add(walk(rows));
    }
    const { server } = await begin();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    seen.add(walk(await readAll()));
    process.stderr.write(`proof: ${seen.summary()}, ${unanswered} resolved by their key\n`);
    expect(seen.wrong).toEqual([]);
    expect(log.accepted.size).toBeGreaterThan(10);
    expect(unanswered).toBeGreaterThan(0);
  },
  limitInFull(3_600_000),
);
