import { isUnanswered, messageOf } from '../http/apiError';

interface FailedWrite {
  /** Completes "It is not known whether": `the mail was sent`. */
  whether: string;
  /** First sentence for a refusal: `The mail was not sent.` Absent: the reason is enough. */
  refused?: string;
}

/** First sentence of a message about a failed write: it was refused, or its outcome is unknown. Empty if the reason is enough. */
export const leadOf = (error: unknown, { whether, refused = '' }: FailedWrite): string =>
  isUnanswered(error) ? `It is not known whether ${whether}.` : refused;

/** The same, with the reason. */
export const failureOf = (error: unknown, words: FailedWrite): string =>
  `${leadOf(error, words)} ${messageOf(error)}`.trim();
