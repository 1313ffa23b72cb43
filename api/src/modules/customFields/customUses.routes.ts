import * as z from 'zod/mini';
import { customUsesAnswer, customUsesPath } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { customFieldName } from '../../db/visibility/customEntity';
import type { App } from '../../http/app';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { customFieldsTable as table } from '../../rest/custom/customFields.table';
import { allUses } from './uses';

/** The number of entries with a value of each field, which a manager needs to know before deleting one. */
export function customUsesRoutes(app: App, database: Database): void {
  app.get(
    customUsesPath,
    {
      config: { right: 'customFields.count' },
      schema: { querystring: z.strictObject({}), response: { 200: customUsesAnswer } },
    },
    (request) =>
      database.withActor(actorOf(principalOf(request)), async (tx) => {
        const fields = await tx.select({ id: table.id, entity: table.entity, key: table.key }).from(table);
        const uses = await allUses(tx);
        const result = fields.map(({ id, entity, key }) => ({
          id,
          entries: uses.get(customFieldName(entity, key)) ?? 0,
        }));
        return { success: true as const, result };
      }),
  );
}
