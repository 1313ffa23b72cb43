import * as z from '@itinera/shared/schema';
import { withCustomFilters } from './custom/customFilters';
import type { CustomEntity } from './custom/customValues';
import { longestSearch, queryFlag, queryInteger, searchText } from './fields';

type Shape = Record<string, z.ZodMiniType>;

type OptionalExcept<I extends Shape, R extends keyof I> = {
  [K in keyof I]: K extends R ? I[K] : z.ZodMiniOptional<I[K]>;
};

function optionalExcept<I extends Shape, R extends keyof I & string>(shape: I, required: readonly R[]) {
  const isRequired = (key: string) => (required as readonly string[]).includes(key);
  return Object.fromEntries(
    Object.entries(shape).map(([key, type]) => [key, isRequired(key) ? type : z.optional(type)]),
  ) as OptionalExcept<I, R>;
}

/** Errors of an entry by field, with what to enter instead. */
export type FieldProblems = Record<string, string>;

interface CollectionParts<
  E extends Shape,
  I extends Shape,
  R extends keyof I & string,
  F extends Shape,
  S extends string,
> {
  /** The collection's path, e.g. `/api/hotels`; one entry is at `<path>/<id>`. */
  path: string;
  /** Shape of the server's answer. Other fields never leave the server. */
  entity: E;
  /** Writable fields. `create` names those that a new entry requires. */
  input: I;
  create: readonly R[];
  /** Defaults of a new entry. */
  defaults?: { [K in keyof I]?: z.output<I[K]> };
  /** Named filters of the list. */
  filters: F;
  /** Fields the list can be sorted by; `-field` is descending. */
  sorts: readonly S[];
  /** The specified default sort (specification 2); absent: the server's natural order. */
  defaultSort?: S | `-${S}`;
  /** Other entries reference it: without pagination its list is answered completely. */
  reference?: boolean;
  /** Deleted entries can't be restored: they contain secrets, which the log does not store. */
  removesForGood?: boolean;
  /** Rules over several fields. Forms check them, and the server checks them on the entry after the change. */
  problemsIn?: (entry: { [K in keyof I]?: z.output<I[K]> | undefined }) => FieldProblems;
  /** Path of the collection that embeds these entries, and is read again after their changes. */
  partOf?: string;
  /** Kind of entries with custom fields: values are in the field `custom`, and each of them can filter. */
  customEntity?: CustomEntity;
}

/** Reports the errors of the rules, field by field. */
export const checkedBy = (problemsIn: (entry: object) => FieldProblems, defaults: object) =>
  z.check<object>(({ value, issues }) => {
    for (const [field, message] of Object.entries(problemsIn({ ...defaults, ...value })))
      issues.push({ code: 'custom', path: [field], message, input: value });
  });

/**
 * One REST collection, described once: server, client, hooks, lists and forms read the same value.
 * `createInput` requires the `create` keys, `updateInput` none (PUT merges); both refuse unknown keys.
 */
export function collection<
  E extends Shape,
  I extends Shape,
  R extends keyof I & string,
  F extends Shape,
  S extends string,
>(parts: CollectionParts<E, I, R, F, S>) {
  const sortValues = parts.sorts.flatMap((field) => [field, `-${field}`] as const);
  const createInput = z.strictObject(optionalExcept(parts.input, parts.create));
  const problemsIn = parts.problemsIn as ((entry: object) => FieldProblems) | undefined;
  const query = z.strictObject({
    ...(parts.filters as F),
    page: z.optional(queryInteger(1, 100_000)),
    per_page: z.optional(queryInteger(1, 200)),
    sort: z.optional(
      z.enum(sortValues as [S | `-${S}`, ...(S | `-${S}`)[]], {
        error: sortValues.length ? `Sort by one of ${sortValues.join(', ')}.` : 'This list can’t be sorted.',
      }),
    ),
    q: z.optional(searchText(longestSearch)),
    /** `q` also finds texts with one wrong letter per word. */
    fuzzy: z.optional(queryFlag),
  });
  return {
    path: parts.path,
    required: parts.create,
    sorts: parts.sorts,
    defaultSort: parts.defaultSort,
    defaults: parts.defaults ?? {},
    reference: parts.reference ?? false,
    removesForGood: parts.removesForGood ?? false,
    partOf: parts.partOf,
    customEntity: parts.customEntity,
    problemsIn,
    filters: parts.filters,
    entity: z.object(parts.entity),
    createInput: problemsIn ? createInput.check(checkedBy(problemsIn, parts.defaults ?? {})) : createInput,
    updateInput: z.strictObject(optionalExcept<I, never>(parts.input, [])),
    query: parts.customEntity ? withCustomFilters(query) : query,
  };
}

/** The parts of a collection that clients and hooks depend on. */
export interface AnyCollection {
  path: string;
  reference: boolean;
  removesForGood: boolean;
  partOf: string | undefined;
  customEntity: CustomEntity | undefined;
  filters: object;
  entity: z.ZodMiniType;
  createInput: z.ZodMiniType;
  updateInput: z.ZodMiniType;
  query: z.ZodMiniType;
}

export type Entity<C extends { entity: z.ZodMiniType }> = z.output<C['entity']>;
export type CreateInput<C extends { createInput: z.ZodMiniType }> = z.output<C['createInput']>;
export type UpdateInput<C extends { updateInput: z.ZodMiniType }> = z.output<C['updateInput']>;

/** Query parameters of a list; parsed values such as `true` are sent as text. */
export type Query<C extends { query: z.ZodMiniType }> = Partial<z.output<C['query']>>;
