import { createHmac, hkdfSync } from 'node:crypto';
import type { EmbeddedName } from '@itinera/shared/contracts';
import { Problem } from '../../http/problem';
import type { WriteContext } from '../../audit/writeContext';

type Row = Record<string, unknown>;

const byLocale = ([one = '']: string[], [other = '']: string[]): number => (one < other ? -1 : 1);

let key: Buffer | undefined;

/** Sets the key of all ETags, before any request: who does not have it can't find a hidden value by trying them all. */
export function keyTags(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'entity tags', 32));
}

function digest(text: string): string {
  if (!key) throw new Error('ETags have no key yet: call keyTags first.');
  return createHmac('sha256', key).update(text).digest('base64url');
}

/**
 * A strong ETag of the flat row, as the asker sees it, and, of a named entry, its names: the same however they were read. A
 * changed name changes the tag of the entry, so nobody overwrites names that they have not seen (lost update).
 */
export const entityTag = (row: Row, names?: readonly EmbeddedName[]): string => {
  const fields = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const named = names?.map(({ id, locale, name }) => [locale, id, name]).toSorted(byLocale);
  return `"${digest(JSON.stringify(named ? [fields, named] : fields))}"`;
};

const admits = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((candidate) => candidate.trim() === tag);

/**
 * Refuses a write based on an outdated state (lost update), and answers the current one. `tag` is that of the row
 * read FOR UPDATE: an earlier read proves nothing. Writes without If-Match, as specified clients send them, are
 * accepted.
 */
export function requireMatch({ ifMatch }: Pick<WriteContext, 'ifMatch'>, tag: string, current: Row): void {
  if (ifMatch === undefined || admits(ifMatch, tag)) return;
  throw new Problem(
    'stale',
    'Someone else has changed this in the meantime. Review the change and save again.',
    {
      current,
      etag: tag,
    },
  );
}
