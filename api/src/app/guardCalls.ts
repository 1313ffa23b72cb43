import cookie from '@fastify/cookie';
import type { FreeSpace } from '../base/freeSpace';
import '../http/englishMessages';
import type { App } from '../http/app';
import { answerErrors } from '../http/errorAnswers';
import { limitBodyTime } from '../http/limitBodyTime';
import { logRequests } from '../http/logging';
import { readJson } from '../http/readJson';
import { refuseViewAs } from '../http/refuseViewAs';
import { refuseWhileStopping } from '../http/refuseWhileStopping';
import { requireKeysForMoney } from '../http/requireKeysForMoney';
import { setSafeHeaders } from '../http/safeHeaders';
import { takeTurns } from '../identity/rights/takeTurns';
import { enforceRights } from '../identity/rights/enforceRights';
import { recordRefusals } from '../identity/rights/recordRefusals';
import { refuseWritesWhenFull } from './refuseWritesWhenFull';
import type { Dependencies } from './routes/dependencies';

interface Guards extends Pick<Dependencies, 'database' | 'accessTokens'> {
  space: FreeSpace | undefined;
}

/** What each call passes before its route, in this order. */
export async function guardCalls(app: App, { database, accessTokens, space }: Guards): Promise<void> {
  answerErrors(app);
  logRequests(app);
  readJson(app);
  limitBodyTime(app);
  setSafeHeaders(app);
  refuseWhileStopping(app);
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store');
  });
  await app.register(cookie);
  refuseViewAs(app);
  enforceRights(app, database, accessTokens);
  recordRefusals(app, database);
  if (space) refuseWritesWhenFull(app, space);
  takeTurns(app);
  requireKeysForMoney(app);
}
