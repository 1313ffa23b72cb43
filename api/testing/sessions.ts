import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { uuidv7 } from 'uuidv7';
import { system } from '../src/db/actor';
import { createAccessTokens } from '../src/identity/sessions/accessTokens';
import { sessionsTable } from '../src/people/sessions.table';
import { idOf, type Person } from './people';
import { testSecret, type TestServer } from './testServer';

/** A session like that of a sign-in, for people who could not sign in themselves. */
export async function beginSession(
  { database }: TestServer,
  person: Person,
): Promise<{ id: string; token: string }> {
  const id = uuidv7();
  await database.withActor(system('test'), (tx) =>
    tx
      .insert(sessionsTable)
      .values({ id, user_id: idOf(person), expires_at: sql`now() + interval '1 hour'` }),
  );
  return { id, token: await createAccessTokens(testSecret).issue({ userId: idOf(person), sessionId: id }) };
}

interface Forgery {
  secret?: string;
  audience?: string;
  typ?: string;
  /** Null: without an expiry. */
  expires?: string | null;
}

/** A token that is valid except for the given properties. */
export const forgeToken = (person: Person, sessionId: string, forgery: Forgery): Promise<string> => {
  const { secret = testSecret, audience = 'itinera-api', typ = 'at+jwt', expires = '1h' } = forgery;
  const token = new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setSubject(idOf(person))
    .setAudience(audience);
  if (expires !== null) token.setExpirationTime(expires);
  return token.sign(new TextEncoder().encode(secret));
};
