import { defaultLocale, type EmbeddedName, type Locale } from '@itinera/shared/contracts';
import { entityTag } from '../entries/entityTag';
import type { Embed } from './embed';
import type { Found, Row } from './findEmbedded';
import type { Source } from './source';

interface Shown {
  locale: Locale;
  /** Whether each name of an entry has its own ETag. */
  withTags: boolean;
}

const nameOf = ({ id, locale, name }: Row) => ({ id, locale, name }) as EmbeddedName;

/** The name in the requested locale, or the default one, or any. */
const best = (names: Row[], locale: Locale): Row | undefined =>
  names.find((name) => name['locale'] === locale) ??
  names.find((name) => name['locale'] === defaultLocale) ??
  names[0];

const byLocale = (one: EmbeddedName, other: EmbeddedName) => (one.locale < other.locale ? -1 : 1);

/** Inserts the found rows into the rows that they belong to. */
export function embedInto(found: Found, { locale, withTags }: Shown) {
  const complete = new Map<Embed[], Map<Row, Row>>();
  const rowsOf = (source: Source, id: unknown): Row[] => found.get(source)?.get(id) ?? [];

  /** An entry that many rows refer to is built once. */
  function withEmbeds(row: Row, embeds: Embed[]): Row {
    const known = complete.get(embeds) ?? new Map<Row, Row>();
    complete.set(embeds, known);
    const whole = known.get(row) ?? embedIn(row, embeds);
    known.set(row, whole);
    return whole;
  }

  /** The label of an entry: a name, or the code if it has none. */
  function labelled(id: unknown, { key, source, names }: Extract<Embed, { kind: 'label' }>): Row {
    const [entry] = rowsOf(source, id);
    const name = names ? best(rowsOf(names, id), locale) : undefined;
    return {
      [key]: id,
      name: name?.['name'] ?? entry?.['name'] ?? entry?.['code'] ?? '',
      locale: name?.['locale'] ?? defaultLocale,
    };
  }

  function embedded(row: Row, embed: Embed): unknown {
    const { source } = embed;
    switch (embed.kind) {
      case 'entry': {
        const [entry] = rowsOf(source, row[embed.key]);
        return entry ? withEmbeds(entry, embed.embeds) : null;
      }
      case 'label': {
        const ids = row[embed.key];
        return Array.isArray(ids) ? ids.map((id) => labelled(id, embed)) : labelled(ids, embed);
      }
      case 'list': {
        const { links } = embed;
        const items = links
          ? rowsOf(links.source, row['id'])
              .flatMap((link) => rowsOf(source, link[links.key]))
              .sort((one, other) => Number(one['embedded_position']) - Number(other['embedded_position']))
          : rowsOf(source, row['id']);
        return items.map((item) => withEmbeds(item, embed.embeds));
      }
      case 'name': {
        const name = best(rowsOf(source, row['id']), locale);
        return name ? nameOf(name) : null;
      }
      case 'names':
        return rowsOf(source, row['id'])
          .map((name) => ({ ...nameOf(name), ...(withTags && { etag: entityTag(name) }) }))
          .sort(byLocale);
      case 'value':
        return rowsOf(source, row['id'])[0]?.[embed.field] ?? null;
      case 'count':
        return rowsOf(source, row['id'])[0]?.['count'] ?? 0;
    }
  }

  function embedIn(row: Row, embeds: Embed[]): Row {
    return { ...row, ...Object.fromEntries(embeds.map((embed) => [embed.field, embedded(row, embed)])) };
  }

  return embedIn;
}
