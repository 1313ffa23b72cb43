import type { Answer, BatchOperation, BatchResult } from '@itinera/shared/contracts';
import { ApiError, isUnanswered } from '../http/apiError';
import { tagOf } from '../http/entityTags';
import { call } from '../calls/call';
import { sendBatch, writeHeaders } from '../queries/client';
import { inTurn, rememberTagNow, tagNow, turnOf } from './inTurn';
import { repeatIfLost } from './repeatIfLost';

/** Sends one update or deletion as a plain call. An entry that another user has deleted before counts as deleted. */
async function sendAlone(
  { method, path, body, if_match }: BatchOperation,
  key: string,
): Promise<BatchResult> {
  try {
    const { result } = await call<Answer<BatchResult['result']>>({
      method,
      url: path,
      data: body,
      headers: writeHeaders(key, if_match),
    });
    return { status: 200, result, etag: tagOf(result) };
  } catch (error) {
    if (method !== 'DELETE' || !(error instanceof ApiError) || error.status !== 404) throw error;
    return { status: 404, result: null };
  }
}

/** Operations sent under a key without an answer: a repeat must have the same body. */
const unanswered = new Map<string, BatchOperation[]>();

const withTagsOfNow = (operations: BatchOperation[]): BatchOperation[] =>
  operations.map((operation) =>
    operation.if_match === undefined
      ? operation
      : { ...operation, if_match: tagNow(turnOf(operation), operation.if_match) },
  );

async function sendNow(operations: BatchOperation[], key: string): Promise<BatchResult[]> {
  const sent = unanswered.get(key) ?? withTagsOfNow(operations);
  const [only] = sent;
  // Restoring is a POST that only batches accept.
  const isCall = only && sent.length === 1 && only.method !== 'POST';
  unanswered.set(key, sent);
  try {
    const results = await repeatIfLost(async () =>
      isCall ? [await sendAlone(only, key)] : await sendBatch(sent, key),
    );
    unanswered.delete(key);
    for (const [at, operation] of operations.entries())
      rememberTagNow(turnOf(operation), operation.if_match, results[at]?.etag);
    return results;
  } catch (error) {
    if (!isUnanswered(error)) unanswered.delete(key);
    throw error;
  }
}

/**
 * Sends writes in one batch, all or none, under one idempotency key, after earlier writes of the same entries, with a retry after a lost
 * answer. Rejects with `ApiError`, whose `operation` is the index of the refused one.
 */
export const sendOperations = (operations: BatchOperation[], key: string): Promise<BatchResult[]> =>
  inTurn([...new Set(operations.flatMap((operation) => turnOf(operation) ?? []))], () =>
    sendNow(operations, key),
  );
