import type { FastifyInstance } from 'fastify';

const policy = "default-src 'none'; frame-ancestors 'none'";

/** No answer of the API is a page: browsers must neither render it in a frame nor run anything of it. */
export const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': policy,
};

/** For uploaded files: scripts in them would not run even in a tab of their own. */
export const sandboxHeaders = { ...safeHeaders, 'Content-Security-Policy': `${policy}; sandbox` };

/** Sets the headers, even on answers without a route. */
export function setSafeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(safeHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
