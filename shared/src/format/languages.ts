import type { Locale } from '@itinera/shared/contracts';

/** Display names of the languages of names. */
export const languages: Record<Locale, string> = { en: 'English', ru: 'Russian' };
