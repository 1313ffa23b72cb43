import { plural } from '@itinera/shared/format';
import { isUnanswered } from '../http/apiError';

interface PartlyDone {
  count: number;
  all: number;
  /** What is counted: `hotel`. */
  noun: string;
  /** What was done with it: `activated`. */
  done: string;
  /** Why it ended early. */
  error?: unknown;
}

/** First sentence about writes of which not all were done. Without an answer, the others may be done too. */
export function howMany({ count, all, noun, done, error }: PartlyDone): string {
  if (!isUnanswered(error)) return `${count ? `Only ${count}` : 'None'} of ${plural(all, noun)} ${done}.`;
  if (count > 0)
    return `${count} of ${plural(all, noun)} ${done}. It is not known whether the ${all - count === 1 ? 'other one was' : 'others were'}.`;
  return `It is not known whether ${all === 1 ? `the ${noun}` : `any of ${plural(all, noun)}`} was ${done}.`;
}
