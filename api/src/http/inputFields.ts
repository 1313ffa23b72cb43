import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { invalid, notFound, type Problem } from './problem';

/** The field that stands for a body as a whole. */
const wholeBody = 'body';

interface Finding {
  /** Where the contract found it, such as `/names/0/locale`. */
  instancePath: string;
  message?: string;
  params: { keys?: unknown };
}

function adviceFor({ instancePath, message, params }: Finding, input: unknown): [field: string, advice: string][] {
  const path = instancePath.split('/').filter((step) => step !== '');
  if (Array.isArray(params.keys)) {
    return params.keys.map((key) => [[...path, String(key)].join('.'), 'This is not known here. Leave it out.']);
  }
  const [top] = path;
  if (top === undefined) return [[wholeBody, 'Send a JSON object.']];
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, top) : undefined;
  const repeated = path.length === 1 && Array.isArray(value);
  return [[path.join('.'), repeated ? 'Give this once and not as a list.' : (message ?? '')]];
}

/** Turns what the contracts say about an input into one line per field. */
export function inputProblem(error: unknown, request: FastifyRequest): Problem | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  // A malformed id is the id of nothing.
  if (error.validationContext === 'params') return notFound();
  const input = error.validationContext === 'querystring' ? request.query : request.body;
  return invalid(Object.fromEntries(error.validation.flatMap((finding) => adviceFor(finding, input))));
}
