import { Problem } from '../../http/problem';
import { sha256 } from '../../base/secrets';
import type { WriteContext } from '../../audit/writeContext';

type Row = Record<string, unknown>;

/** A strong ETag of the flat row, the same however the row was read. */
export const entityTag = (row: Row): string => {
  const fields = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `"${sha256(JSON.stringify(fields))}"`;
};

const admits = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((candidate) => candidate.trim() === tag);

/**
 * Refuses a write based on an outdated state (lost update), and answers the current one. Call it on the row
 * read FOR UPDATE: an earlier read proves nothing. The specified clients send no If-Match and are let
 * through.
 */
export function requireMatch({ ifMatch }: Pick<WriteContext, 'ifMatch'>, row: Row, current: Row): void {
  if (ifMatch === undefined || admits(ifMatch, entityTag(row))) return;
  throw new Problem(
    'stale',
    'Somebody else has changed this in the meantime. Look at the change, and save again.',
    {
      current,
      etag: entityTag(row),
    },
  );
}
