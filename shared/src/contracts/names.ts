import * as z from 'zod/mini';
import { collection } from './collection';
import { defaultLocale, id, locale, locales, text } from './fields';

const name = text(120, 1);

/** A name in one locale, as it is embedded beside its entity when data are asked for. */
export const embeddedName = z.object({ id, locale, name: z.string() });
export type EmbeddedName = z.infer<typeof embeddedName>;

/** Whose name a record is: `country_id` and the like. */
const keyed = <K extends string, T>(owner: K, type: T) => ({ [owner]: type }) as Record<K, T>;

/** The names of named entities: records of their own, one for each locale. */
export const namesCollection = <K extends string>(path: string, owner: K) => ({
  ...collection({
    path,
    entity: { id, ...keyed(owner, id), locale, name: z.string() },
    input: { ...keyed(owner, id), locale, name },
    create: [owner, 'name'],
    filters: { ...keyed(owner, z.optional(id)), locale: z.optional(locale) },
    sorts: ['locale', 'name'],
    reference: true,
  }),
  defaults: { locale: defaultLocale },
});

const names = z
  .array(z.strictObject({ locale, name }), { error: 'Send a list of names, each with locale and name.' })
  .check(
    z.maxLength(locales.length, { error: `Send at most ${locales.length} names, one for each locale.` }),
    z.refine((list) => new Set(list.map((entry) => entry.locale)).size === list.length, {
      error: 'Send one name for each locale.',
    }),
  );

/** A named entity is made with its names in one call, or as specified: first itself, then each name by its id. */
export const withNames = <C extends { createInput: z.ZodMiniObject }, N extends { path: string }>(plain: C, records: N) => ({
  ...plain,
  names: records,
  createInput: z.extend(plain.createInput, { names: z.optional(names) }),
});
