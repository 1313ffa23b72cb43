import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { invalid, notFound, type Problem } from './problem';

/** The field name for a body as a whole. */
export const wholeBody = 'body';

interface Finding {
  /** Path in the input, such as `/names/0/locale`. */
  instancePath: string;
  message?: string;
  params: { keys?: unknown; expected?: unknown };
}

function adviceFor(
  { instancePath, message = '', params }: Finding,
  query: unknown,
): [field: string, advice: string][] {
  const path = instancePath.split('/').filter((step) => step !== '');
  if (Array.isArray(params.keys)) {
    return params.keys.map((key) => [[...path, String(key)].join('.'), 'Unknown field. Leave it out.']);
  }
  const [top] = path;
  if (top === undefined) return [[wholeBody, params.expected === 'object' ? 'Send a JSON object.' : message]];
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, top) : undefined;
  return [[path.join('.'), Array.isArray(value) ? 'Give this once and not as a list.' : message]];
}

/** Converts the issues of a contract into one message per field. */
export function inputProblem(error: unknown, request: FastifyRequest): Problem | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  // A malformed id can't be the id of an entry.
  if (error.validationContext === 'params') return notFound();
  const query = error.validationContext === 'querystring' ? request.query : undefined;
  return invalid(Object.fromEntries(error.validation.flatMap((finding) => adviceFor(finding, query))));
}
