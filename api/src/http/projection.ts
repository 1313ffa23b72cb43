import * as z from 'zod/mini';

/**
 * Copies what a contract names, and nothing else, from a value that is known to fit it. Texts that a contract trims were trimmed when they
 * were written.
 */
export type Projection = (value: unknown) => unknown;

const whole: Projection = (value) => value;

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

function ofObject({ def }: z.ZodMiniObject): Projection | undefined {
  if (def.catchall !== undefined && def.catchall._zod.def.type !== 'never') return undefined;
  const fields: [string, Projection][] = [];
  for (const [name, type] of Object.entries(def.shape)) {
    const projected = projectionOf(type);
    if (!projected) return undefined;
    fields.push([name, projected]);
  }
  return (value) => {
    const copy: Record<string, unknown> = {};
    const from = Object(value);
    for (const [name, projected] of fields) {
      const own: unknown = from[name];
      if (own !== undefined) copy[name] = projected === whole ? own : projected(own);
    }
    return copy;
  };
}

function ofArray(element: z.core.$ZodType): Projection | undefined {
  const projected = projectionOf(element);
  if (projected === undefined || projected === whole) return projected;
  return (value) => (Array.isArray(value) ? value.map(projected) : value);
}

function ofInner(inner: z.core.$ZodType): Projection | undefined {
  const projected = projectionOf(inner);
  if (projected === undefined || projected === whole) return projected;
  return (value) => (isMissing(value) ? value : projected(value));
}

function ofRecord(values: z.core.$ZodType): Projection | undefined {
  const projected = projectionOf(values);
  if (projected === undefined || projected === whole) return projected;
  return (value) =>
    Object.fromEntries(Object.entries(Object(value)).map(([key, entry]) => [key, projected(entry)]));
}

/** Objects that are distinguished by the value of a field. */
function ofKinds({ discriminator, options }: z.core.$ZodDiscriminatedUnionDef): Projection | undefined {
  const byKind = new Map<unknown, Projection>();
  for (const option of options) {
    const projected = projectionOf(option);
    if (!projected) return undefined;
    for (const kind of option._zod.propValues?.[discriminator] ?? []) byKind.set(kind, projected);
  }
  return (value) => byKind.get(Object(value)[discriminator])?.(value);
}

/** Types of several shapes are copied as a whole if each of them is. */
const ofAll = (types: readonly z.core.$ZodType[]): Projection | undefined =>
  types.every((type) => projectionOf(type) === whole) ? whole : undefined;

const plain = new Set(['string', 'number', 'int', 'boolean', 'null', 'enum', 'literal', 'unknown', 'any']);

/** Undefined for a type that needs more than copying, such as one that converts. */
export function projectionOf(type: z.core.$ZodType): Projection | undefined {
  const { def } = type._zod;
  if (type instanceof z.ZodMiniObject) return ofObject(type);
  if (type instanceof z.ZodMiniArray) return ofArray(type.def.element);
  if (type instanceof z.ZodMiniOptional || type instanceof z.ZodMiniNullable)
    return ofInner(type.def.innerType);
  if (type instanceof z.ZodMiniRecord) return ofRecord(type.def.valueType);
  if (type instanceof z.ZodMiniDiscriminatedUnion) return ofKinds(type._zod.def);
  if (type instanceof z.ZodMiniUnion) return ofAll(type.def.options);
  return plain.has(def.type) ? whole : undefined;
}
