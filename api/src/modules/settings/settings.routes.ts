import * as z from 'zod/mini';
import { settings, settingsAnswer, settingsPath } from '@itinera/shared/contracts';
import { setTimeZone } from '../../base/today';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { mergeInput } from '../../http/mergeInput';
import { contextOf } from '../../identity/rights/contextOf';
import { isForAdmins, type AdminSettings } from '../../identity/rights/onlyAdmins';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { entityTag } from '../../rest/entries/entityTag';
import { requireWayToRead, requireWayToWrite } from '../../rest/requireWay';
import { writeOnce } from '../../rest/write/writeOnce';
import { changeSettings } from './changeSettings';
import { merged, readSettings } from './readSettings';
import { settingsTable } from './settings.table';

const noQuery = z.strictObject({});
const body = mergeInput({ entity: settings.entity, updateInput: settings.input });

/** Settings that protect accounts. */
const ofAccounts = ['staff_second_factor'] as const;

export function settingsRoutes(app: App, database: Database, admins: AdminSettings): void {
  requireWayToRead(settingsTable, 'settings.read');
  requireWayToWrite(settingsTable, 'settings.update');

  app.get(
    settingsPath,
    {
      config: { right: 'settings.read' },
      schema: { querystring: noQuery, response: { 200: settingsAnswer } },
    },
    async (request, reply) => {
      const actor = actorOf(principalOf(request));
      const result = merged(await database.withActor(actor, (tx) => readSettings(tx, actor)));
      setTimeZone(result.time_zone);
      reply.header('ETag', entityTag(result));
      return { success: true as const, result };
    },
  );

  app.put(
    settingsPath,
    {
      config: { right: 'settings.update' },
      schema: { querystring: noQuery, body, response: { 200: settingsAnswer } },
    },
    async (request, reply) => {
      let timeZone: string | undefined;
      await writeOnce(request, reply, database, async (tx) => {
        const forAdmins = isForAdmins(admins, request) ? ofAccounts : [];
        const { after, ...written } = await changeSettings(tx, contextOf(request), request.body, forAdmins);
        timeZone = after.forEverybody.time_zone;
        return { status: 200, ...written };
      });
      if (timeZone !== undefined) setTimeZone(timeZone);
    },
  );
}
