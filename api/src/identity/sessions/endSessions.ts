import { person, record } from '../../audit/record';
import type { Transaction } from '../../db/database';
import type { Origin } from '../../http/origin';
import { notFound } from '../../http/problem';
import { hasSession } from './listSessions';
import type { Principal } from './principal';
import { endSession, endSessionsOf } from './refreshTokens';

/** Who ends sessions, and the origin of the request. */
interface Ending {
  by: Principal;
  origin: Origin;
  /** Whose sessions they are. */
  userId: string;
}

/** Ends a session of a person. */
export async function endOneSession(
  tx: Transaction,
  { by, origin, userId }: Ending,
  sessionId: string,
): Promise<void> {
  if (!(await hasSession(tx, userId, sessionId))) throw notFound();
  await endSession(tx, sessionId, 'ended');
  await record(tx, origin, {
    ...person(by),
    entity: 'sessions',
    entity_id: sessionId,
    action: 'end_session',
    outcome: 'done',
  });
}

/** Ends all sessions of a person except that of the caller. */
export async function endAllSessions(tx: Transaction, { by, origin, userId }: Ending): Promise<void> {
  await endSessionsOf(tx, userId, 'ended', by.sessionId);
  await record(tx, origin, {
    ...person(by),
    entity: 'users',
    entity_id: userId,
    action: 'end_sessions',
    outcome: 'done',
  });
}
