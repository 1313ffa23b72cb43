import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { projectionOf } from './projection';

type Compiler = FastifySerializerCompiler<unknown>;

/** Texts may differ in spaces around them, if another program has written them. */
const withoutTexts = (json: string): string =>
  JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? '' : value)));

/**
 * Answers have exactly the fields that their contracts name. That they fit them is checked in development and tests, on each answer, together
 * with what production sends: there, fields are only copied.
 */
export function serializeAnswers(isProduction: boolean): Compiler {
  return (route) => {
    const check = serializerCompiler(route as Parameters<typeof serializerCompiler>[0]);
    const projected = route.schema instanceof z.core.$ZodType ? projectionOf(route.schema) : undefined;
    if (!projected) return check;
    const copy = (answer: unknown) => JSON.stringify(projected(answer));
    if (isProduction) return copy;
    return (answer) => {
      const checked = check(answer);
      const sent = copy(answer);
      if (sent !== checked && withoutTexts(sent) !== withoutTexts(checked))
        throw new Error(`${route.method} ${route.url}: production would answer with other fields or values.`);
      return checked;
    };
  };
}
