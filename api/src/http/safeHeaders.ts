import type { FastifyInstance } from 'fastify';

const policy = "default-src 'none'; frame-ancestors 'none'";

/** No answer of the API is a page: a browser that is led to one shows it nowhere, and runs nothing of it. */
export const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': policy,
};

/** For files that people have uploaded: scripts in them would not run even in a tab of their own. */
export const sandboxHeaders = { ...safeHeaders, 'Content-Security-Policy': `${policy}; sandbox` };

/** Also on answers that reach no route. */
export function setSafeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(safeHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
