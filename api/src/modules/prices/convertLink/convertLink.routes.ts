import * as z from 'zod/mini';
import { convertLinkInput, convertLinkPath, id, linkConversionAnswer } from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { contextOf } from '../../../identity/rights/contextOf';
import { writeOnce } from '../../../rest/write/writeOnce';
import { convertLink } from './convertLink';

/** Gives what a partner has entered for a hotel another currency. */
export function convertLinkRoutes(app: App, database: Database): void {
  app.post(
    convertLinkPath(':id'),
    {
      config: { right: 'hotelDmcs.convert' },
      schema: {
        params: z.strictObject({ id }),
        querystring: z.strictObject({}),
        body: convertLinkInput,
        response: { 200: linkConversionAnswer },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => ({
        status: 200,
        ...(await convertLink(tx, contextOf(request), request.params.id, request.body)),
      })),
  );
}
