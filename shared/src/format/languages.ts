import type { Locale } from '@itinera/shared/contracts';

/** What the languages of names are called on the screen. */
export const languages: Record<Locale, string> = { en: 'English', ru: 'Russian' };
