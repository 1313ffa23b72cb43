import { sha256 } from '../base/secrets';

export interface Link {
  seq: number;
  hash: string;
}

/** Predecessor of the first link. */
export const beginning: Link = { seq: 0, hash: '' };

/**
 * The next link covers the previous one and the row's own hash, so that no row can be changed, removed or
 * moved.
 */
export function linkAfter({ seq, hash }: Link, row: { id: string; hash: string }): Link {
  const next = seq + 1;
  return { seq: next, hash: sha256(JSON.stringify([hash, next, row.id, row.hash])) };
}
