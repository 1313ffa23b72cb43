import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database';
import { issueRefreshToken, longestSessionSeconds, type Rotation } from './refreshTokens';
import { rightsOfSession } from './rightsOfSession';
import { sha256 } from '../../base/secrets';
import { sessionsTable } from '../../people/sessions.table';

/** The client that signs in, and its address. */
export interface SessionPlace {
  /** Value of the browser's cookie; without it the session is not bound. */
  binding: string | undefined;
  /** Browser and system in words. */
  deviceName: string | null;
  ip: string | null;
}

export async function beginSession(
  tx: Transaction,
  userId: string,
  { binding, deviceName, ip }: SessionPlace,
): Promise<Rotation> {
  const sessionId = uuidv7();
  const [begun] = await tx
    .insert(sessionsTable)
    .values({
      id: sessionId,
      user_id: userId,
      binding_hash: binding === undefined ? null : sha256(binding),
      device: deviceName,
      ip,
      expires_at: sql`now() + make_interval(secs => ${longestSessionSeconds})`,
    })
    .returning({ rights: rightsOfSession });
  const refreshToken = await issueRefreshToken(tx, sessionId);
  return { sessionId, userId, rights: begun?.rights ?? '', refreshToken };
}
