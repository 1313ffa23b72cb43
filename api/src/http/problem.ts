import { errorStatus, type ErrorCode } from '@itinera/shared/contracts';

interface ProblemDetails {
  /** What is wrong with which field, and how to mend it. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The entry as it is now, as its contract shows it, and its ETag. */
  current?: Record<string, unknown>;
  /** Who uses an entry that can't be removed therefore. */
  used_by?: { collection: string; id: string; name: string }[];
  etag?: string;
  /** Which operation of a batch it is about, counted from 0. */
  operation?: number;
}

/** A refusal that its reader can act on. Thrown anywhere in a request, answered as the error envelope. */
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

/** The same for what is not there and for what belongs to somebody else. */
export const notFound = (): Problem => new Problem('not_found', 'There is no such entry. Reload the list.');

export const invalid = (fields: Record<string, string>): Problem => {
  const [[field, advice] = ['', ''], ...more] = Object.entries(fields);
  const message =
    more.length === 0 ? `${field}: ${advice}` : `Check these fields: ${Object.keys(fields).join(', ')}.`;
  return new Problem('invalid', message, { fields });
};
