import { hotelDescriptions, locales, type HotelDescription, type Locale } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import type { LinkKind } from '../../../../parts/link';

interface LocalText {
  locale: Locale;
  description: string;
}

export type Texts = Record<Locale, string>;

export const descriptionsQuery = (hotelId: string) => ({ hotel_id: hotelId, with_tags: true });

/** Descriptions of a hotel as links to languages. */
export const descriptionLinks: LinkKind<typeof hotelDescriptions, LocalText> = {
  collection: hotelDescriptions,
  read: (answer) => hotelDescriptions.entity.parse(answer),
  valuesOf: ({ locale, description }) => ({ locale, description }),
  keyOf: ({ locale }) => locale,
  nameOf: ({ locale }) => `The ${languages[locale]} description`,
  labels: { description: 'Description' },
};

const textIn = (entries: readonly LocalText[] | undefined, locale: Locale): string =>
  entries?.find((entry) => entry.locale === locale)?.description ?? '';

/** Texts by language, empty for those without one. */
export const textsOf = (entries: readonly HotelDescription[] | undefined): Texts => ({
  en: textIn(entries, 'en'),
  ru: textIn(entries, 'ru'),
});

/** Entries to save: a cleared text is saved as empty, which deletes nothing; a language that never had a text gets no entry. */
export const wantedTexts = (texts: Texts, saved: readonly LocalText[]): LocalText[] =>
  locales
    .map((locale) => ({ locale, description: texts[locale] }))
    .filter(({ locale, description }) => description !== '' || saved.some((one) => one.locale === locale));
