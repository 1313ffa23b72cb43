import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../../base/queue';
import { randomToken } from '../../base/secrets';

/** argon2id, the library's default algorithm. */
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Each hash needs memory and a thread: many sign-ins at once must not exhaust them. */
const fewAtATime = createQueue(4);

/** The same password typed on different systems is the same text only in one Unicode form. */
const normal = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  fewAtATime(() => hash(normal(password), parameters));

/** Compared when there is no account, so that the response time reveals nothing. */
const hashOfNobody = hashPassword(randomToken());

export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const expected = stored ?? (await hashOfNobody);
  const matches = await fewAtATime(() => verify(expected, normal(password)));
  return matches && stored !== null;
}
