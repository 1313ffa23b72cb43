import { BodyTooLarge, BodyTooSlow } from '@itinera/shared/server';
import type { FastifyRequest } from 'fastify';
import { databaseProblem } from './databaseProblem';
import { inputProblem } from './inputFields';
import { notFound, Problem } from './problem';

const statusOf = (error: unknown): number => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : 500;
};

const tooLarge = () =>
  new Problem('too_large', 'The body is larger than this call takes. Send less at once.');

/** Refusals of bodies that can't be read or parsed. */
function frameworkProblem(error: unknown): Problem | undefined {
  if (error instanceof BodyTooLarge) return tooLarge();
  if (error instanceof BodyTooSlow)
    return new Problem('too_slow', 'The request arrived too slowly. Check the connection and try again.');
  switch (statusOf(error)) {
    case 414:
      return notFound();
    case 413:
      return tooLarge();
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

/** Converts every error into an answer. Unexpected errors are logged and reveal nothing. */
export const toProblem = (error: unknown, request: FastifyRequest): Problem =>
  error instanceof Problem
    ? error
    : (inputProblem(error, request) ??
      databaseProblem(error, request.method) ??
      frameworkProblem(error) ??
      new Problem(
        'internal',
        'Something went wrong on the server. Try again, and report the request id if it happens again.',
      ));
