import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/database';
import { invalid, Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { sha256 } from '../../base/secrets';
import { entityTag } from '../entries/entityTag';
import { explained } from './nameHolders';
import { claimKey, keepAnswer, type Intent, type OwnKey } from './idempotencyKeys';

/** The result of a write, to be answered as `{ success, result }`. */
export interface Outcome {
  status: 200 | 201;
  result: unknown;
  etag?: string;
}

interface Answer {
  status: number;
  etag: string | null;
  body: string;
  replayed: boolean;
}

/** The result of a deletion. */
export const done: Outcome = { status: 200, result: null };

export const created = (row: Record<string, unknown>): Outcome => ({
  status: 201,
  result: row,
  etag: entityTag(row),
});

const usedOtherwise = () =>
  new Problem('rule', 'This Idempotency-Key was used for another request. Use a new key for each intent.', {
    fields: { 'Idempotency-Key': 'Use a new key.' },
  });

const erased = () =>
  new Problem(
    'not_found',
    'This was done. What it has written was deleted later, so the answer is not kept.',
  );

function ownKeyOf(request: FastifyRequest): OwnKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalid({ 'Idempotency-Key': 'Use 1 to 255 visible ASCII characters, such as a UUID.' });
  }
  return { person_id: principalOf(request).id, key };
}

const intentOf = ({ method, url, routeOptions }: FastifyRequest, content: unknown): Intent => ({
  method,
  route: routeOptions.url ?? '',
  fingerprint: sha256(JSON.stringify([url, content])),
});

/** The serialised answer, in the format of the route's contract: exactly this is stored for a replay. */
function written(reply: FastifyReply, { status, result, etag }: Outcome): Answer {
  const body = String(reply.code(status).serialize({ success: true, result }));
  return { status, etag: etag ?? null, body, replayed: false };
}

/** Resolves when the answer was sent: if a route ended before, the framework would send a second, empty answer. */
async function send(reply: FastifyReply, { status, etag, body, replayed }: Answer): Promise<void> {
  if (etag !== null) reply.header('ETag', etag);
  if (replayed) reply.header('Idempotency-Replayed', 'true');
  await reply.code(status).type('application/json; charset=utf-8').send(body);
}

/**
 * Runs a write in one transaction with the claim of its Idempotency-Key, so that a request that is repeated after a lost answer gets the
 * same answer and is not carried out again. The key is looked up first, so that changes since then, even those of the first request, don't
 * affect a repetition. Refused and failed requests store no key. `content` must be equal in a repetition: the body, or for an upload the
 * hash of its file.
 */
export async function writeOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  run: (tx: Transaction) => Promise<Outcome>,
  content: unknown = request.body,
): Promise<void> {
  const actor = actorOf(principalOf(request));
  const own = ownKeyOf(request);
  const intent = intentOf(request, content);
  const inTransaction = async (tx: Transaction): Promise<Answer> => {
    if (!own) return written(reply, await run(tx));
    const kept = await claimKey(tx, own, intent);
    if (kept) {
      if (kept.method !== intent.method || kept.fingerprint !== intent.fingerprint) throw usedOtherwise();
      if (kept.body === null) throw erased();
      return { status: kept.status ?? 500, etag: kept.etag, body: kept.body, replayed: true };
    }
    const { status, etag, body } = written(reply, await run(tx));
    await keepAnswer(tx, own, { status, etag, body });
    return { status, etag, body, replayed: false };
  };
  const answer = await database.withActor(actor, inTransaction).catch(async (error: unknown) => {
    throw await explained(database, actor, error);
  });
  return send(reply, answer);
}
