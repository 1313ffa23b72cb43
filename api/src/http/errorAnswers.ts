import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '@itinera/shared/contracts';
import { describeError } from './logging';
import { Problem } from './problem';
import { toProblem } from './toProblem';

function answer(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { fields, retryAfterSeconds, current, etag, used_by } = problem.details;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  if (etag !== undefined) reply.header('ETag', etag);
  const body: ErrorAnswer = {
    success: false,
    error: { code: problem.code, message: problem.message, fields, request_id: request.id, current, used_by },
    message: problem.message,
  };
  return reply.code(problem.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Answers any error; what is our own fault is logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error, request);
  if (problem.status >= 500) request.log.error(describeError(error), problem.message);
  return answer(problem, request, reply);
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answer(new Problem('not_found', 'There is nothing at this address.'), request, reply),
  );
}
