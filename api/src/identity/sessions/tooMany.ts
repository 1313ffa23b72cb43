import { Problem } from '../../http/problem';

/** The refusal of an attempt before its waiting time is over. */
export const tooMany = (seconds: number): Problem =>
  new Problem('too_many', `There were too many failed attempts. Try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
    params: { seconds },
  });
