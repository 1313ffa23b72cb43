import * as z from 'zod/mini';

/** The body of a call that needs none: Fastify gives null for a request without content. */
export const noBody = z.nullish(z.strictObject({}));
