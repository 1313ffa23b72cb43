import * as z from 'zod/mini';

/** Only the embedded database has a blank one: creating it takes seconds. */
const templates = z.object({ blank: z.optional(z.string()), migrated: z.string(), demo: z.string() });
export type Templates = z.infer<typeof templates>;
export type EngineName = 'pglite' | 'postgres';

const variable = (engine: EngineName) => `ITINERA_TEST_TEMPLATES_${engine}`;

/** The environment variables by which tests in a process find these databases. */
export const templatesVariable = (engine: EngineName, names: Templates): Record<string, string> => ({
  [variable(engine)]: JSON.stringify(names),
});

/** Sets the environment of this process, which Jest's workers inherit. */
export function rememberTemplates(engine: EngineName, names: Templates): void {
  Object.assign(process.env, templatesVariable(engine, names));
}

export function knownTemplates(engine: EngineName): Templates | undefined {
  const text = process.env[variable(engine)];
  return text === undefined ? undefined : templates.parse(JSON.parse(text));
}
