import * as z from 'zod/mini';
import { invalid } from '../../http/problem';

interface Contract {
  entity: z.ZodMiniObject;
  updateInput: z.ZodMiniObject;
}

/** They change with each write or sign-in, so the values that a client has read may be outdated. */
const stamps = new Set(['id', 'etag', 'created', 'created_at', 'updated', 'updated_at', 'last_login_at']);

/**
 * Clients send back what they have read, so a PUT may contain read-only columns, such as a reference or a sum. With another value it is
 * refused: 200 would mean that it was saved. Embedded data is not part of the row, and ignored.
 */
export function refuseOtherValues(
  { entity, updateInput }: Contract,
  row: Readonly<Record<string, unknown>>,
  sent: unknown,
): void {
  if (typeof sent !== 'object' || sent === null) return;
  const problems: Record<string, string> = {};
  for (const [key, value] of Object.entries(sent)) {
    const type = Object.hasOwn(entity.shape, key) ? entity.shape[key] : undefined;
    if (!type || Object.hasOwn(updateInput.shape, key) || stamps.has(key) || !Object.hasOwn(row, key))
      continue;
    const [is, given] = [z.safeParse(type, row[key]), z.safeParse(type, value)];
    if (!given.success || (is.success && JSON.stringify(is.data) !== JSON.stringify(given.data)))
      problems[key] = 'This is not set by hand, and has another value. Leave it out.';
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
