import { Problem } from '../../http/problem';

/** For who has to wait before the next attempt counts. */
export const tooMany = (seconds: number): Problem =>
  new Problem('too_many', `There were too many failed attempts. Try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
    params: { seconds },
  });
