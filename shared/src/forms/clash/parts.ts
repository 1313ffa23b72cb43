import { defaultLocale, locales, type Locale } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';

type Values = Record<string, unknown>;
interface LocalName {
  locale: Locale;
  name: string;
}

const keyOf = (locale: Locale): string => `names.${locale}`;

/** Language of a key of `inParts`; undefined if it is not the key of a name. */
export const languageOf = (key: string): Locale | undefined =>
  locales.find((locale) => keyOf(locale) === key);

/** Label of a key of `inParts`: `Name (Russian)`. */
export function calledIn(labelOf: (name: string) => string, key: string): string {
  const language = languageOf(key);
  return language ? `${labelOf('names')} (${languages[language]})` : labelOf(key);
}

const isName = (value: unknown): value is LocalName =>
  typeof value === 'object' && value !== null && 'locale' in value && 'name' in value;

const customPart = 'custom.';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Custom values by path: `custom.vip`. */
const customParts = (custom: unknown): Values =>
  isObject(custom)
    ? Object.fromEntries(Object.entries(custom).map(([key, value]) => [`${customPart}${key}`, value]))
    : {};

function nameParts(names: unknown): Values {
  if (!Array.isArray(names)) return {};
  const known = names.filter(isName);
  const nameIn = (locale: Locale) => known.find((name) => name.locale === locale)?.name ?? '';
  return Object.fromEntries(locales.map((locale) => [keyOf(locale), nameIn(locale)]));
}

/** Form values with one value per name and per custom field, so that edits of different ones don't conflict. */
export const inParts = ({ names, custom, ...values }: Values): Values => ({
  ...values,
  ...nameParts(names),
  ...customParts(custom),
});

/** The reverse of `inParts`: names in one list, with an empty one if there is none. */
export function fromParts(values: Values): Values {
  const entries = Object.entries(values);
  const custom = entries.filter(([key]) => key.startsWith(customPart));
  const whole = Object.fromEntries(
    entries.filter(([key]) => languageOf(key) === undefined && !key.startsWith(customPart)),
  );
  if (custom.length > 0)
    whole['custom'] = Object.fromEntries(custom.map(([key, value]) => [key.slice(customPart.length), value]));
  if (!entries.some(([key]) => languageOf(key))) return whole;
  const names = locales.flatMap((locale) => {
    const name = values[keyOf(locale)];
    return name ? [{ locale, name }] : [];
  });
  return { ...whole, names: names.length > 0 ? names : [{ locale: defaultLocale, name: '' }] };
}
