import * as z from '@itinera/shared/schema';
import { answer, errorAnswer } from './envelope';
import { flag, text } from './fields';
import { mostOperations } from './writePaths';

const operation = z.strictObject({
  method: z.enum(['POST', 'PUT', 'DELETE'], { error: 'Use POST, PUT or DELETE.' }),
  /**
   * The path as for a single call: `/api/countries`, `/api/countries/{id}` or
   * `/api/hotels/{id}/assign-themes`.
   */
  path: text(200, 1),
  /** For a POST, `{ id }` alone restores an entry that the same person has just deleted. */
  body: z.optional(
    z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())], {
      error: 'Send the body of the single call: a JSON object or a list.',
    }),
  ),
  if_match: z.optional(text(300, 1)),
});
export type BatchOperation = z.infer<typeof operation>;

/** Writes to collections in one transaction: all or none, in this order. */
export const batchInput = z.strictObject({
  /**
   * Dry run: each operation is judged as if the valid ones before it had been carried out, and a refused one does not stop the next.
   * Nothing is written. Answered by `batchTrialAnswer`; an Idempotency-Key has no effect.
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
  /** Result of the single call: the current entry, null for a deletion, or a list. */
  result: z.nullable(z.union([result, z.array(result)])),
  /** ETag of the entry at the path. */
  etag: z.optional(z.string()),
});
export type BatchResult = z.infer<typeof operationResult>;

export const batchAnswer = answer(z.array(operationResult));

const operationRefusal = z.object({
  status: z.number(),
  /** Error of the single call: message and fields refer to its own body. */
  error: errorAnswer.shape.error,
  /** With 412: the ETag of the current entry. */
  etag: z.optional(z.string()),
});

const operationVerdict = z.union([operationResult, operationRefusal]);
export type BatchVerdict = z.infer<typeof operationVerdict>;

/** Answer of a dry run: one verdict per operation, in the same order. */
export const batchTrialAnswer = answer(z.array(operationVerdict));
