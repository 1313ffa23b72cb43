import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invalid } from './problem';

/**
 * The schema of a PUT body, which merges: absent keys keep their values. Clients send back what they have read, so the entity's read-only
 * keys are accepted and dropped; `refuseOtherValues` checks their values.
 */
export function mergeInput<I extends z.ZodMiniObject>(collection: {
  entity: z.ZodMiniObject;
  updateInput: I;
}) {
  const written = Object.keys(collection.updateInput.shape);
  const ignored = Object.keys(collection.entity.shape).filter((key) => !written.includes(key));
  const withoutIgnored = z.transform((body: unknown) =>
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? Object.fromEntries(Object.entries(body).filter(([key]) => !ignored.includes(key)))
      : body,
  );
  return z.pipe(withoutIgnored, collection.updateInput);
}

const idIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'id' in part ? part.id : undefined;

const bodies = new WeakMap<object, unknown>();

/** The body as received, with the read-only keys that the input does not have. */
export const sentIn = (request: FastifyRequest): unknown => bodies.get(request);

/** `preValidation` of a PUT: the body may repeat the id of the path, and no other. */
export async function refuseOtherId(request: Pick<FastifyRequest, 'body' | 'params'>): Promise<void> {
  const { body, params } = request;
  bodies.set(request, body);
  const given = idIn(body);
  if (given !== undefined && given !== idIn(params)) {
    throw invalid({ id: 'This is not the id in the address. Leave it out.' });
  }
}
