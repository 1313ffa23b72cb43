import * as z from '@itinera/shared/schema';
import { flag, integer, locale, queryFlag, text } from './fields';

export const order = integer(0, 100_000);

/** Fields of most reference entries: whether filters offer them, and their position in lists. */
export const shown = { show_in_filter: flag, order };
export const shownDefaults = { show_in_filter: true, order: 0 };

/** Requests embedded data, with names in a locale. */
export const withData = { with_data: z.optional(queryFlag), locale: z.optional(locale) };

/** Entries whose name differs from that of another one by accents, case or composition at most. */
export const alikeNames = { alike: z.optional(queryFlag) };

/** Number of hotels with the entry; with data. */
export const ofHotels = { hotel_count: z.optional(z.number()) };

/** Requests some of what `with_data` embeds, by name, comma-separated: `with=place,images`. */
export const withParts = (parts: readonly string[]) =>
  z.optional(
    text(200).check(
      z.refine((value) => value.split(',').every((part) => parts.includes(part)), {
        error: `Name the parts with commas between them: ${parts.join(', ')}.`,
      }),
    ),
  );

/** Requests the ETags of the listed entries, which a bulk change sends back as `if_match`. */
export const withTags = { with_tags: z.optional(queryFlag) };
export const tagged = { etag: z.optional(z.string()) };
