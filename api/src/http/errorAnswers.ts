import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '@itinera/shared/contracts';
import { WaitedTooLong } from '@itinera/shared/server';
import { describeError } from './logging';
import { Problem } from './problem';
import { safeHeaders } from './safeHeaders';
import { toProblem } from './toProblem';

/** The error envelope of a refusal. */
export function errorOf({ code, message, details }: Problem, request: FastifyRequest): ErrorAnswer['error'] {
  const { fields, params, current, used_by, operation } = details;
  return { code, message, fields, params, request_id: request.id, current, used_by, operation };
}

function answer(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { retryAfterSeconds, etag } = problem.details;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  if (etag !== undefined) reply.header('ETag', etag);
  // The rest of its body is not read.
  if (problem.code === 'too_slow') reply.header('Connection', 'close');
  const body: ErrorAnswer = { success: false, error: errorOf(problem, request), message: problem.message };
  return (
    reply
      .code(problem.status)
      // Hooks don't run for an address that the router can't parse.
      .headers(safeHeaders)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(body)
  );
}

/** Only our own faults are logged as errors. Refusals under load or on a full disk are intended, and have no location in the code. */
function report(error: unknown, problem: Problem, { log }: FastifyRequest): void {
  if (error instanceof WaitedTooLong || problem.code === 'out_of_space') log.warn(problem.message);
  else if (problem.status >= 500) log.error(describeError(error), problem.message);
}

/** Answers any error, and logs what the operator should know. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error, request);
  report(error, problem, request);
  return answer(problem, request, reply);
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answer(new Problem('not_found', 'There is nothing at this address.'), request, reply),
  );
}
