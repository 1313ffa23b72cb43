import * as z from 'zod/mini';
import { flag, integer, locale, queryFlag } from './fields';

export const order = integer(0, 100_000);

/** What most reference entries carry: whether filters offer them, and where in the list they stand. */
export const shown = { show_in_filter: flag, order };
export const shownDefaults = { show_in_filter: true, order: 0 };

/** Asks for what belongs to the entries, with names in a locale. */
export const withData = { with_data: z.optional(queryFlag), locale: z.optional(locale) };

/** Asks a list for the ETags of its entries, which a change of many at once sends back as `if_match`. */
export const withTags = { with_tags: z.optional(queryFlag) };
export const tagged = { etag: z.optional(z.string()) };
