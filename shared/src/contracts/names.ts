import * as z from '@itinera/shared/schema';
import { collection } from './collection';
import { defaultLocale, id, locale, locales, text } from './fields';
import { alikeNames, tagged, withTags } from './shown';

const name = text(120, 1);

/** A name in one locale, as it is embedded in its entry. */
export const embeddedName = z.object({ id, locale, name: z.string() });
export type EmbeddedName = z.infer<typeof embeddedName>;

/** The field that references the named entry: `country_id` and the like. */
const keyed = <K extends string, T>(owner: K, type: T) => ({ [owner]: type }) as Record<K, T>;

const ofNames = { missing_locale: z.optional(locale), ...alikeNames, ...withTags };
const listedName = z.extend(embeddedName, { ...tagged });

/** Names of entries: records of their own, one per locale. `owner` is the field that references the entry. */
export const namesCollection = <K extends string>(path: string, owner: K) => ({
  owner,
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

const mostNames = locales.length;

/** At most one name for each locale. */
const onePerLocale = <N extends z.ZodMiniObject<{ locale: typeof locale }>>(entry: N) =>
  z.array(entry, { error: 'Send a list of names, each with locale and name.' }).check(
    z.maxLength(mostNames, { error: `Send at most ${mostNames} names, one for each locale.` }),
    z.refine((list) => new Set(list.map((one) => one.locale)).size === list.length, {
      error: 'Send one name for each locale.',
    }),
  );

const newNames = onePerLocale(z.strictObject({ locale, name }));

/** Clients send back what they have read: id and ETag of a name are accepted, and ignored. */
const allNames = onePerLocale(z.strictObject({ locale, name, id: z.optional(id), ...tagged }));

/**
 * An entry is created with its names in one call, or as specified: first the entry, then each name with its id. An update with `names`
 * replaces all of them, and deletes missing ones; without `names` they do not change. `with_data` answers all names, with tags each with
 * its own ETag; `missing_locale` finds entries without a name in a language, and `alike` those that share a name of
 * a language with another one, except for accents, case and composition.
 */
export const withNames = <
  E extends z.core.$ZodShape,
  S extends z.core.$ZodShape,
  U extends z.core.$ZodShape,
  Q extends z.core.$ZodShape,
  F extends object,
  C,
  N extends { path: string },
>(
  plain: C & {
    entity: z.ZodMiniObject<E, z.core.$strip>;
    createInput: z.ZodMiniObject<S, z.core.$strict>;
    updateInput: z.ZodMiniObject<U, z.core.$strict>;
    query: z.ZodMiniObject<Q, z.core.$strict>;
    filters: F;
  },
  records: N,
) => ({
  ...plain,
  names: records,
  entity: z.extend(plain.entity, { names: z.optional(z.array(listedName)), ...tagged }),
  createInput: z.extend(plain.createInput, { names: z.optional(newNames) }),
  updateInput: z.extend(plain.updateInput, { names: z.optional(allNames) }),
  filters: { ...plain.filters, ...ofNames },
  query: z.extend(plain.query, ofNames),
});
