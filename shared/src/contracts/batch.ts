import * as z from 'zod/mini';
import { answer } from './envelope';
import { text } from './fields';

const mostOperations = 100;

const operation = z.strictObject({
  method: z.enum(['POST', 'PUT', 'DELETE'], { error: 'Use POST, PUT or DELETE.' }),
  /** As if called alone: `/api/countries` or `/api/countries/{id}`. */
  path: text(200, 1),
  /** Of a POST, `{ id }` alone restores what the same person has just deleted. */
  body: z.optional(z.record(z.string(), z.unknown(), { error: 'Send a JSON object.' })),
  if_match: z.optional(text(300, 1)),
});
export type BatchOperation = z.infer<typeof operation>;

export const batchPath = '/api/batch';

/** Writes to plain collections that happen together or not at all, in the given order. */
export const batchInput = z.strictObject({
  operations: z
    .array(operation, { error: 'Send a list of operations.' })
    .check(
      z.minLength(1, { error: 'Send at least one operation.' }),
      z.maxLength(mostOperations, { error: `Send at most ${mostOperations} operations at once.` }),
    ),
});
export type BatchInput = z.infer<typeof batchInput>;

const operationResult = z.object({
  status: z.number(),
  /** The entry as it is now; null when it was removed. */
  result: z.nullable(z.record(z.string(), z.unknown())),
  etag: z.optional(z.string()),
});
export type BatchResult = z.infer<typeof operationResult>;

export const batchAnswer = answer(z.array(operationResult));
