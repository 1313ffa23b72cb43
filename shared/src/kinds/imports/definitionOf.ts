import { locales, type Locale } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import { entriesOf, type Entries, type ImportDefinition, type ImportField } from '@itinera/shared/imports';
import type { Field, Kind } from '../kind';

/** All languages are searched, because a list is searched in the names of one. */
const queries = locales.map((locale) => ({ with_data: true, locale }));

/** How a cell references an entry of a kind. */
export const entriesOfKind = ({ of, noun, inFiles }: Kind): Entries =>
  entriesOf({
    of,
    queries,
    noun,
    namesOf: (entry) => [...(entry.names ?? []).map(({ name }) => name), inFiles?.codeOf?.(entry)],
    withinOf: (entry) => inFiles?.withinOf?.(entry),
  });

/** Heading of a column of names. */
const headings: Record<Locale, string[]> = { en: [], ru: ['Название'] };

function fieldsOf(key: string, field: Field, required: boolean): ImportField[] {
  const { type = 'text', label, short = label, hint, from, options, also = [] } = field;
  if (field.notImported) return [];
  if (type === 'names')
    return locales.map((locale) => ({
      kind: 'name',
      locale,
      label: `${label} (${languages[locale]})`,
      also: headings[locale],
    }));
  if (from) {
    const { hint: how, also: called } = from.inFiles ?? {};
    return [{ kind: 'entry', key, label, also: called, hint: how, required, entries: entriesOfKind(from) }];
  }
  const words = { key, label: short, also: [label, ...also], hint, required };
  if (options)
    return [
      {
        kind: 'choice',
        ...words,
        options: options.map(({ value, label: word }) => ({ value, names: [word, value] })),
      },
    ];
  return [{ kind: type, ...words }];
}

/** The import definition of a kind, with the fields of its form. */
export const definitionOf = ({ of, noun, label, query, fields, same, complete }: Kind): ImportDefinition => ({
  of,
  noun,
  label,
  query,
  fields: Object.entries(fields).flatMap(([key, field]) =>
    field ? fieldsOf(key, field, of.required.includes(key)) : [],
  ),
  same: same.map((group) => [...group]),
  complete,
});
