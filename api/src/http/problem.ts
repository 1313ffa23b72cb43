import { errorStatus, type DuplicateParams, type ErrorCode } from '@itinera/shared/contracts';
import type { Transaction } from '../db/database';

export interface ProblemDetails {
  /** By field, what to send instead, in sentences without the field's name. */
  fields?: Record<string, string> | undefined;
  /** The values in the sentences, as data. */
  params?: Record<string, unknown> | undefined;
  /** For a duplicate: finds the entry that has the value. Called after the refused transaction has ended. */
  findHolder?: ((tx: Transaction) => Promise<DuplicateParams['entry']>) | undefined;
  retryAfterSeconds?: number;
  /** The current entry, in the format of its contract, and its ETag. */
  current?: Record<string, unknown>;
  /** The entries that refer to an entry and prevent its deletion. */
  used_by?: { collection: string; id: string; name: string }[];
  etag?: string;
  /** Index of the refused operation of a batch, from 0. */
  operation?: number;
}

/** A refusal that a person can act on. Thrown anywhere in a request, answered with the error envelope. */
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
