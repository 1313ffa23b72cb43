import type { FastifyRequest } from 'fastify';

export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]{1,4096})$/.exec(request.headers.authorization ?? '')?.[1];
