import * as z from 'zod/mini';

const templates = z.object({ migrated: z.string(), demo: z.string() });
type Templates = z.infer<typeof templates>;
export type EngineName = 'pglite' | 'postgres';

const variable = (engine: EngineName) => `ITINERA_TEST_TEMPLATES_${engine}`;

/** Jest's worker processes inherit the environment of the one that set up the run. */
export function rememberTemplates(engine: EngineName, names: Templates): void {
  process.env[variable(engine)] = JSON.stringify(names);
}

export function knownTemplates(engine: EngineName): Templates | undefined {
  const text = process.env[variable(engine)];
  return text === undefined ? undefined : templates.parse(JSON.parse(text));
}
