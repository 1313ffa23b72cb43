import { locales, type Locale, type Query } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import type { ListCollection } from '@itinera/shared/grid';

/** Number of entries with a name, by language; filtered like the list, except by missing names. */
export function useNameCounts<C extends ListCollection>(
  of: C,
  query: Record<string, unknown>,
  isWanted: boolean,
): Partial<Record<Locale, string>> {
  const { missing_locale: _missing, ...narrowed } = query;
  const asked: Record<string, unknown> = { ...narrowed, page: 1, per_page: 1 };
  const all = useList(of, asked as Query<C>, isWanted).data?.total;
  const missing: Record<Locale, number | undefined> = {
    en: useMissing(of, asked, 'en', isWanted),
    ru: useMissing(of, asked, 'ru', isWanted),
  };
  const countIn = (locale: Locale) => {
    const lacking = missing[locale];
    return all === undefined || lacking === undefined ? undefined : `${locale} ${all - lacking} of ${all}`;
  };
  return Object.fromEntries(locales.map((locale) => [locale, countIn(locale)]));
}

const useMissing = <C extends ListCollection>(
  of: C,
  query: Record<string, unknown>,
  locale: Locale,
  isWanted: boolean,
) => useList(of, withLocale(query, locale) as Query<C>, isWanted).data?.total;

const withLocale = (query: Record<string, unknown>, missing_locale: Locale): Record<string, unknown> => ({
  ...query,
  missing_locale,
});
