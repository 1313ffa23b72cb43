import type { Answer, BatchOperation, BatchResult } from '@itinera/shared/contracts';
import { ApiError } from '../http/apiError';
import { tagOf } from '../http/entityTags';
import { call } from '../http/call';
import { sendBatch, writeHeaders } from '../queries/client';
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

/**
 * Sends writes in one batch, all or none, under one idempotency key, with a retry after a lost answer. Rejects with
 * `ApiError`, whose `operation` says which one was refused.
 */
export function sendOperations(operations: BatchOperation[], key: string): Promise<BatchResult[]> {
  const [only] = operations;
  // Restoring is a POST that only batches accept.
  const isCall = only && operations.length === 1 && only.method !== 'POST';
  return repeatIfLost(async () => (isCall ? [await sendAlone(only, key)] : await sendBatch(operations, key)));
}
