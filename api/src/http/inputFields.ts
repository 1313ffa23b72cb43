import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { core } from 'zod/mini';
import { invalid, notFound, type Problem } from './problem';

/** The field that stands for a body as a whole. */
const wholeBody = 'body';

function adviceFor(issue: core.$ZodIssue, input: unknown): [field: string, advice: string][] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...path, key].join('.'), 'This is not known here. Leave it out.']);
  }
  const [top] = path;
  const value: unknown = typeof input === 'object' && input !== null && top ? Reflect.get(input, top) : undefined;
  const repeated = path.length === 1 && Array.isArray(value);
  return [[path.join('.') || wholeBody, repeated ? 'Give this once and not as a list.' : issue.message]];
}

const isIssue = (value: unknown): value is core.$ZodIssue =>
  typeof value === 'object' && value !== null && 'path' in value && 'code' in value;

/** Turns what the contracts say about an input into one line per field. */
export function inputProblem(error: unknown, request: FastifyRequest): Problem | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  // A malformed id is the id of nothing.
  if (error.validationContext === 'params') return notFound();
  const input = error.validationContext === 'querystring' ? request.query : request.body;
  const issues = error.validation.map(({ params }) => params.issue).filter(isIssue);
  return invalid(Object.fromEntries(issues.flatMap((issue) => adviceFor(issue, input))));
}
