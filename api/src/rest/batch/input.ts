import * as z from 'zod/mini';
import { id } from '@itinera/shared/contracts';
import { wholeBody } from '../../http/inputFields';
import { invalid } from '../../http/problem';

const restoration = z.strictObject({ id });

interface Finding {
  path: PropertyKey[];
  message: string;
  code: string;
  keys?: string[];
  expected?: unknown;
}

/** Formats the path of an issue like that of a single call: joined by slashes. */
const named = (path: PropertyKey[]): string =>
  path
    .flatMap((step) =>
      String(step)
        .split('/')
        .filter((part) => part !== ''),
    )
    .join('.');

const advice = ({ path, message, keys, expected }: Finding): [string, string][] =>
  keys
    ? keys.map((key) => [named([...path, key]), 'Unknown field. Leave it out.'])
    : [
        [
          named(path) || wholeBody,
          path.length === 0 && expected === 'object' ? 'Send a JSON object.' : message,
        ],
      ];

/** Validates a body as its own route would, or refuses it by field. */
export function checked(schema: z.ZodMiniType, body: unknown): unknown {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(Object.fromEntries(parsed.error.issues.flatMap((issue) => advice(issue))));
}

/** The body of a restore has only the id: the rest comes from the log. */
export function idOf(body: unknown): string {
  checked(restoration, body);
  return restoration.parse(body).id;
}
