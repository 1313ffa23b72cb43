import * as z from 'zod/mini';
import { answer, errorAnswer } from './envelope';
import { flag, text } from './fields';
import { mostOperations } from './writePaths';

const operation = z.strictObject({
  method: z.enum(['POST', 'PUT', 'DELETE'], { error: 'Use POST, PUT or DELETE.' }),
  /** As if called alone: `/api/countries`, `/api/countries/{id}` or `/api/hotels/{id}/assign-themes`. */
  path: text(200, 1),
  /** Of a POST, `{ id }` alone restores what the same person has just deleted. */
  body: z.optional(
    z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())], {
      error: 'Send what the call takes alone: a JSON object or a list.',
    }),
  ),
  if_match: z.optional(text(300, 1)),
});
export type BatchOperation = z.infer<typeof operation>;

/** Writes to collections that happen together or not at all, in the given order. */
export const batchInput = z.strictObject({
  /**
   * Nothing is done: each operation is judged as if those before it that were not refused had been, and one that is
   * refused does not stop the next. Answered by `batchTrialAnswer`; an Idempotency-Key means nothing.
   */
  dry_run: z.optional(flag),
  operations: z
    .array(operation, { error: 'Send a list of operations.' })
    .check(
      z.minLength(1, { error: 'Send at least one operation.' }),
      z.maxLength(mostOperations, { error: `Send at most ${mostOperations} operations at once.` }),
    ),
});
export type BatchInput = z.infer<typeof batchInput>;

const result = z.record(z.string(), z.unknown());

const operationResult = z.object({
  status: z.number(),
  /** What the call answers alone: the entry as it is now, null when it was removed, or a list. */
  result: z.nullable(z.union([result, z.array(result)])),
  /** Of the entry at the path. */
  etag: z.optional(z.string()),
});
export type BatchResult = z.infer<typeof operationResult>;

export const batchAnswer = answer(z.array(operationResult));

const operationRefusal = z.object({
  status: z.number(),
  /** What the call answers alone: message and fields speak of its own body. */
  error: errorAnswer.shape.error,
  /** With 412: of the entry as it is now. */
  etag: z.optional(z.string()),
});

const operationVerdict = z.union([operationResult, operationRefusal]);
export type BatchVerdict = z.infer<typeof operationVerdict>;

/** Of a dry run: one verdict for each operation, in their order. */
export const batchTrialAnswer = answer(z.array(operationVerdict));
