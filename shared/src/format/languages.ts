import type { Locale } from '@itinera/shared/contracts';

/** Display names of the languages that names are kept in. */
export const languages: Record<Locale, string> = { en: 'English', ru: 'Russian' };
