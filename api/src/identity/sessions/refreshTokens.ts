import { and, eq, exists, gt, isNull, ne, not, or, sql } from 'drizzle-orm';
import { isAhead } from '../../db/ahead';
import type { Transaction } from '../../db/database';
import { record, stranger } from '../../audit/record';
import type { Origin } from '../../http/origin';
import { rightsOfSession } from './rightsOfSession';
import { randomToken, seal, sha256, unseal } from '../../base/secrets';
import { forgetTicketsOf } from '../secondFactor/tickets';
import {
  refreshTokensTable as tokensTable,
  sessionsTable,
  type EndReason,
} from '../../people/sessions.table';

export const longestSessionSeconds = 12 * 60 * 60;

const idleSeconds = 30 * 60;

/** How long a refresh can be repeated by another window of the browser, although its successor may have been used. */
const graceSeconds = 10;

export interface Rotation {
  sessionId: string;
  userId: string;
  /** What the person may see now, as text to compare. */
  rights: string;
  refreshToken: string;
}

export async function issueRefreshToken(
  tx: Transaction,
  sessionId: string,
  token = randomToken(),
): Promise<string> {
  const [session] = await tx
    .select({
      expires_at: sql<string>`least(now() + make_interval(secs => ${idleSeconds}), ${sessionsTable.expires_at})`,
    })
    .from(sessionsTable)
    .where(eq(sessionsTable.id, sessionId));
  if (!session) throw new Error('A refresh token needs its session.');
  await tx
    .insert(tokensTable)
    .values({ hash: sha256(token), session_id: sessionId, expires_at: session.expires_at });
  return token;
}

/** Tokens created by a wrong clock expire no later than if created now. */
export const isAlive = () =>
  and(
    isNull(sessionsTable.ended_at),
    gt(sessionsTable.expires_at, sql`now()`),
    not(isAhead(sessionsTable.expires_at, longestSessionSeconds)),
  );

/** A family that began in a browser is worthless without that browser's cookie. */
const bindingMatches = (binding: string | undefined) =>
  or(
    isNull(sessionsTable.binding_hash),
    binding === undefined ? undefined : eq(sessionsTable.binding_hash, sha256(binding)),
  );

/**
 * Exchanges a refresh token for its successor. One conditional statement decides which request is first: a read before the write would let
 * several through.
 */
export async function rotate(
  tx: Transaction,
  presented: string,
  binding: string | undefined,
  origin: Origin,
): Promise<Rotation | undefined> {
  const successor = randomToken();
  const livingSession = tx
    .select({ found: sql`1` })
    .from(sessionsTable)
    .where(and(eq(sessionsTable.id, tokensTable.session_id), isAlive(), bindingMatches(binding)));
  const [used] = await tx
    .update(tokensTable)
    .set({ used_at: sql`now()`, successor: seal(successor, presented, 'successor') })
    .where(
      and(
        eq(tokensTable.hash, sha256(presented)),
        isNull(tokensTable.used_at),
        gt(tokensTable.expires_at, sql`now()`),
        exists(livingSession),
      ),
    )
    .returning({ sessionId: tokensTable.session_id });
  if (!used) return repeat(tx, presented, binding, origin);
  await issueRefreshToken(tx, used.sessionId, successor);
  const [session] = await tx
    .update(sessionsTable)
    .set({ last_used_at: sql`now()`, ip: origin.ip })
    .where(eq(sessionsTable.id, used.sessionId))
    .returning({ userId: sessionsTable.user_id, rights: rightsOfSession });
  return session && { ...used, ...session, refreshToken: successor };
}

/** Whether nobody has used a token yet: the answer that had it was lost, however long ago. */
async function isUnused(tx: Transaction, token: string): Promise<boolean> {
  const found = await tx
    .select({ found: sql`1` })
    .from(tokensTable)
    .where(
      and(
        eq(tokensTable.hash, sha256(token)),
        isNull(tokensTable.used_at),
        gt(tokensTable.expires_at, sql`now()`),
      ),
    );
  return found.length > 0;
}

/**
 * Handles a reused token: after a lost answer, the browser that owns the session gets the same successor again. Otherwise the token was
 * stolen, and the session ends.
 */
async function repeat(
  tx: Transaction,
  presented: string,
  binding: string | undefined,
  origin: Origin,
): Promise<Rotation | undefined> {
  const [token] = await tx
    .select({
      sessionId: sessionsTable.id,
      userId: sessionsTable.user_id,
      rights: rightsOfSession,
      bound: sql<boolean>`${sessionsTable.binding_hash} IS NOT NULL`,
      used: sql<boolean>`${tokensTable.used_at} IS NOT NULL`,
      inGrace: sql<boolean>`coalesce(${tokensTable.used_at} > now() - make_interval(secs => ${graceSeconds}), false)`,
      successor: tokensTable.successor,
    })
    .from(tokensTable)
    .innerJoin(sessionsTable, eq(sessionsTable.id, tokensTable.session_id))
    .where(and(eq(tokensTable.hash, sha256(presented)), isAlive(), bindingMatches(binding)));
  if (!token?.used) return undefined;
  const { sessionId, userId, rights, bound, inGrace, successor } = token;
  if (bound && successor !== null) {
    const refreshToken = unseal(successor, presented, 'successor');
    if (inGrace || (await isUnused(tx, refreshToken))) return { sessionId, userId, rights, refreshToken };
  }
  await endSession(tx, sessionId, 'reuse');
  await record(tx, origin, {
    ...stranger,
    entity: 'sessions',
    entity_id: sessionId,
    action: 'reuse_token',
    outcome: 'refused',
  });
  return undefined;
}

export async function endSession(tx: Transaction, id: string, reason: EndReason): Promise<void> {
  await tx
    .update(sessionsTable)
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where(and(eq(sessionsTable.id, id), isNull(sessionsTable.ended_at)));
}

/** Ends all sessions at once, or all but one, with pending second steps: their next request is refused. */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  reason: EndReason,
  except?: string,
): Promise<void> {
  await forgetTicketsOf(tx, userId);
  await tx
    .update(sessionsTable)
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where(
      and(
        eq(sessionsTable.user_id, userId),
        isNull(sessionsTable.ended_at),
        except === undefined ? undefined : ne(sessionsTable.id, except),
      ),
    );
}
