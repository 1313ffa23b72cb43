import { errorStatus, type DuplicateParams, type ErrorCode } from '@itinera/shared/contracts';
import type { Transaction } from '../db/database';

export interface ProblemDetails {
  /** What to send instead in which field, in sentences without the field's name. */
  fields?: Record<string, string> | undefined;
  /** What the sentences are made of, as data. */
  params?: Record<string, unknown> | undefined;
  /** Of a duplicate: finds the entry that has the value. Called after the refused transaction has ended. */
  findHolder?: ((tx: Transaction) => Promise<DuplicateParams['entry']>) | undefined;
  retryAfterSeconds?: number;
  /** The current entry, in the format of its contract, and its ETag. */
  current?: Record<string, unknown>;
  /** The users of an entry that prevent its removal. */
  used_by?: { collection: string; id: string; name: string }[];
  etag?: string;
  /** Number of the refused operation of a batch, from 0. */
  operation?: number;
}

/** A refusal that a person can act on. Thrown anywhere in a request, answered as the error envelope. */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ProblemDetails = {},
  ) {
    super(message);
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** The same for a missing entry and for one that belongs to another partner. */
export const notFound = (): Problem => new Problem('not_found', 'There is no such entry. Reload the list.');

export const invalid = (fields: Record<string, string>): Problem => {
  const [advice = '', ...more] = Object.values(fields);
  const message = more.length === 0 ? advice : `Check these fields: ${Object.keys(fields).join(', ')}.`;
  return new Problem('invalid', message, { fields });
};
