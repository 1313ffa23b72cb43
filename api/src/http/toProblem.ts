import type { FastifyRequest } from 'fastify';
import { databaseProblem } from './databaseProblem';
import { inputProblem } from './inputFields';
import { notFound, Problem } from './problem';

const statusOf = (error: unknown): number => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : 500;
};

/** What Fastify itself refuses: bodies it can't read. */
function frameworkProblem(error: unknown): Problem | undefined {
  switch (statusOf(error)) {
    case 414:
      return notFound();
    case 413:
      return new Problem('too_large', 'The body is larger than 256 KiB. Send less at once.');
    case 415:
      return new Problem('unsupported_media', 'Send JSON, with the header Content-Type: application/json.');
    case 400:
      return new Problem(
        'malformed',
        'The request is not well-formed. Send a JSON body and a correctly encoded address.',
      );
    default:
      return undefined;
  }
}

/** Every error as something to answer. What nobody foresaw stays in the log and says nothing about itself. */
export const toProblem = (error: unknown, request: FastifyRequest): Problem =>
  error instanceof Problem
    ? error
    : (inputProblem(error, request) ??
      databaseProblem(error, request.method) ??
      frameworkProblem(error) ??
      new Problem(
        'internal',
        'Something went wrong on the server. Try again, and report the request id if it stays.',
      ));
