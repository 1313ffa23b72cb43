import * as z from '@itinera/shared/schema';

/** A successful answer with one result. */
export const answer = <T extends z.ZodMiniType>(result: T) => z.object({ success: z.literal(true), result });

/** Answer with one page of a list. `total` counts matching entries over all pages. */
export const listAnswer = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    success: z.literal(true),
    result: z.array(item),
    total: z.number(),
    page: z.number(),
    per_page: z.number(),
  });

/** A successful answer without a result. */
export const doneAnswer = answer(z.null());

/**
 * Failure. Its message, a sentence for people, is included twice, because most screens read `error.message` and payments read `message`
 * (specification 8). `fields` has per field, by its path in the request, what to type instead.
 */
export const errorAnswer = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    /** Values of the sentence by name, unformatted; of a `duplicate` as `DuplicateParams`. */
    params: z.optional(z.record(z.string(), z.unknown())),
    request_id: z.string(),
    /** With `in_use`: first users of the entry, each with the last segment of its collection's path. */
    used_by: z.optional(z.array(z.object({ collection: z.string(), id: z.string(), name: z.string() }))),
    /** With 412: the current entry. */
    current: z.optional(z.record(z.string(), z.unknown())),
    /** Of a batch: index of the refused operation, from 0. `fields` refer to its body. */
    operation: z.optional(z.number()),
  }),
  message: z.string(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;

export interface ListAnswer<T> {
  success: true;
  result: T[];
  total: number;
  page: number;
  per_page: number;
}

export interface Answer<T> {
  success: true;
  result: T;
}
