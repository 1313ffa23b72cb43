import { defaultLocale, locales, type Locale } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';

type Values = Record<string, unknown>;
interface LocalName {
  locale: Locale;
  name: string;
}

const keyOf = (locale: Locale): string => `names.${locale}`;

/** The language of a name, if a key of `perLanguage` is that of one. */
export const languageOf = (key: string): Locale | undefined =>
  locales.find((locale) => keyOf(locale) === key);

/** What a key of `perLanguage` is called: `Name (Russian)`. */
export function calledIn(labelOf: (name: string) => string, key: string): string {
  const language = languageOf(key);
  return language ? `${labelOf('names')} (${languages[language]})` : labelOf(key);
}

const isName = (value: unknown): value is LocalName =>
  typeof value === 'object' && value !== null && 'locale' in value && 'name' in value;

/** The values of a form with one value per name, so that edits of names in different languages don't clash. */
export function perLanguage({ names, ...values }: Values): Values {
  if (!Array.isArray(names)) return values;
  const known = names.filter(isName);
  const nameIn = (locale: Locale) => known.find((name) => name.locale === locale)?.name ?? '';
  return { ...values, ...Object.fromEntries(locales.map((locale) => [keyOf(locale), nameIn(locale)])) };
}

/** The values as a form holds them: its names in one list, with an empty one to fill in when there is none. */
export function inOneList(values: Values): Values {
  const others = Object.entries(values).filter(([key]) => languageOf(key) === undefined);
  const whole = Object.fromEntries(others);
  if (others.length === Object.keys(values).length) return whole;
  const names = locales.flatMap((locale) => {
    const name = values[keyOf(locale)];
    return name ? [{ locale, name }] : [];
  });
  return { ...whole, names: names.length > 0 ? names : [{ locale: defaultLocale, name: '' }] };
}
