import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { answer, hotels } from '@itinera/shared/contracts';
import { announce, full, limitInFull } from '../testing/scale';
import { killableServer } from '../testing/killableServer';
import { anyPlace, countNames, signInAt } from '../testing/intents';

const turns = full ? 50 : 1;
const dyingServer = fileURLToPath(new URL('../testing/dyingServer.ts', import.meta.url));

const killable = killableServer();

const beginDying = () => killable.begin(dyingServer, { NODE_OPTIONS: '--import tsx' });

interface Write {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  key: string;
  body?: object;
  ifMatch?: string;
}

/** Sends a write; undefined if there is no answer, so that its outcome is unknown. */
const sendTo = (
  address: string,
  token: string,
  { method, path, key, body, ifMatch }: Write,
): Promise<Response | undefined> =>
  fetch(`${address}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);

/** Sends a write to a server that dies before it answers. */
async function loseAnswer(server: Awaited<ReturnType<typeof beginDying>>, token: string, write: Write) {
  expect(await sendTo(server.address, token, write)).toBeUndefined();
  await server.ended;
  expect(server.child.signalCode).toBe('SIGKILL');
}

/** The answer to a repetition, which must be that of the first request. */
async function sendAgain(address: string, token: string, write: Write, status: number): Promise<Response> {
  const again = await sendTo(address, token, write);
  if (!again) throw new Error('The repetition was not answered.');
  expect({ status: again.status, replayed: again.headers.get('idempotency-replayed') }).toEqual({
    status,
    replayed: 'true',
  });
  return again;
}

test(
  'a write whose server dies between commit and answer is answered when it is repeated',
  async () => {
    announce('servers that die between commit and answer, of POST, PUT and DELETE each', turns);
    for (let turn = 1; turn <= turns; turn += 1) {
      const name = `Unanswered ${turn}`;
      const ofPost = await beginDying();
      // A new token for each round, because all rounds together may take longer than it is valid.
      const token = await signInAt(ofPost.address);
      const place_id = await anyPlace({ address: ofPost.address, token });
      const post: Write = {
        method: 'POST',
        path: hotels.path,
        key: `post-${turn}`,
        body: { name, place_id },
      };
      await loseAnswer(ofPost, token, post);

      // Each server dies after one write, not after its repetition: the next server answers that.
      const ofPut = await beginDying();
      // Before the repetition, the committed entry exists.
      expect(await countNames({ address: ofPut.address, token }, 'Unanswered')).toEqual(new Map([[name, 1]]));
      const created = await sendAgain(ofPut.address, token, post, 201);
      const hotel = answer(hotels.entity).parse(await created.json()).result;
      expect(hotel.name).toBe(name);
      expect(await countNames({ address: ofPut.address, token }, 'Unanswered')).toEqual(new Map([[name, 1]]));
      const path = `${hotels.path}/${hotel.id}`;
      const etag = created.headers.get('etag') ?? '';
      const put: Write = {
        method: 'PUT',
        path,
        key: `put-${turn}`,
        body: { keywords: name },
        ifMatch: etag,
      };
      await loseAnswer(ofPut, token, put);

      const ofDelete = await beginDying();
      const changed = await sendAgain(ofDelete.address, token, put, 200);
      expect(answer(hotels.entity).parse(await changed.json()).result.keywords).toBe(name);
      const changedTag = changed.headers.get('etag') ?? '';
      expect(changedTag).not.toBe(etag);
      const remove: Write = { method: 'DELETE', path, key: `delete-${turn}`, ifMatch: changedTag };
      await loseAnswer(ofDelete, token, remove);

      const living = await killable.begin();
      const removed = await sendAgain(living.address, token, remove, 200);
      expect(await removed.json()).toEqual({ success: true, result: null });
      expect(await countNames({ address: living.address, token }, 'Unanswered')).toEqual(new Map());
      living.child.kill('SIGTERM');
      expect((await living.ended).code).toBe(0);
    }
  },
  limitInFull(3_600_000),
);
