import { createHmac, hkdfSync } from 'node:crypto';
import type { EmbeddedName } from '@itinera/shared/contracts';
import { Problem } from '../../http/problem';
import type { WriteContext } from '../../audit/writeContext';

type Row = Record<string, unknown>;

const byLocale = ([one = '']: string[], [other = '']: string[]): number => (one < other ? -1 : 1);

/** State of the process: a process has one secret, and tags are made deep below what builds a server. */
let key: Buffer | undefined;

/** Sets the secret key of all ETags, before any request: without it, a hidden value can't be found by trying all. */
export function keyTags(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'entity tags', 32));
}

function digest(text: string): string {
  if (!key) throw new Error('ETags have no key yet: call keyTags first.');
  return createHmac('sha256', key).update(text).digest('base64url');
}

/**
 * A strong ETag of the flat row as the caller sees it and, for an entry with names, of these: independent of how they were read. A changed
 * name changes the ETag of the entry, so that unseen names are not overwritten (lost update).
 */
export const entityTag = (row: Row, names?: readonly EmbeddedName[]): string => {
  const fields = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const named = names?.map(({ id, locale, name }) => [locale, id, name]).toSorted(byLocale);
  return `"${digest(JSON.stringify(named ? [fields, named] : fields))}"`;
};

const admits = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((candidate) => candidate.trim() === tag);

/**
 * Refuses a write based on an outdated state (lost update), and returns the current one. `tag` is that of the row read FOR UPDATE: an
 * earlier read proves nothing. Writes without If-Match, as specified clients send them, are accepted.
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
