import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/database';
import { invalid, Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { sha256 } from '../../base/secrets';
import { entityTag } from '../entries/entityTag';
import { claimKey, keepAnswer, type KeyScope } from './idempotencyKeys';

/** What a POST has done, to be answered as `{ success, result }`. */
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

export const created = (row: Record<string, unknown>): Outcome => ({
  status: 201,
  result: row,
  etag: entityTag(row),
});

const otherContent = () =>
  new Problem('rule', 'This Idempotency-Key was used for something else. Use a new key for a new wish.', {
    fields: { 'Idempotency-Key': 'Use a new key for a new wish.' },
  });

function scopeOf(request: FastifyRequest): KeyScope | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalid({ 'Idempotency-Key': 'Use 1 to 255 visible ASCII characters, such as a UUID.' });
  }
  const { method, routeOptions } = request;
  return { person_id: principalOf(request).id, method, route: routeOptions.url ?? '', key };
}

/** What leaves the server, as the route's contract writes it: exactly this is kept for a replay. */
function written(reply: FastifyReply, { status, result, etag }: Outcome): Answer {
  const body = String(reply.code(status).serialize({ success: true, result }));
  return { status, etag: etag ?? null, body, replayed: false };
}

/** Ends when the answer has left: a route that ends before is answered a second time, with nothing. */
async function send(reply: FastifyReply, { status, etag, body, replayed }: Answer): Promise<void> {
  if (etag !== null) reply.header('ETag', etag);
  if (replayed) reply.header('Idempotency-Replayed', 'true');
  await reply.code(status).type('application/json; charset=utf-8').send(body);
}

/**
 * Runs a POST in one transaction with the claim of its Idempotency-Key, so that the same wish, sent again
 * after a lost answer, is answered again and not done again. Whatever is refused or fails keeps no key.
 * `content` is what a repetition must have in common: the body, or for an upload the hash of its file.
 */
export async function writeOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  run: (tx: Transaction) => Promise<Outcome>,
  content: unknown = request.body,
): Promise<void> {
  const actor = actorOf(principalOf(request));
  const scope = scopeOf(request);
  if (!scope) {
    const answer = await database.withActor(actor, async (tx) => written(reply, await run(tx)));
    return send(reply, answer);
  }

  const fingerprint = sha256(JSON.stringify([request.url, content]));
  const answer = await database.withActor(actor, async (tx): Promise<Answer> => {
    const kept = await claimKey(tx, scope, fingerprint);
    if (kept) {
      if (kept.fingerprint !== fingerprint) throw otherContent();
      return { status: kept.status ?? 500, etag: kept.etag, body: kept.body ?? '', replayed: true };
    }
    const { status, etag, body } = written(reply, await run(tx));
    await keepAnswer(tx, scope, { status, etag, body });
    return { status, etag, body, replayed: false };
  });
  return send(reply, answer);
}
