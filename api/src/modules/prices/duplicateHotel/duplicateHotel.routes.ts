import * as z from 'zod/mini';
import {
  answer,
  duplicateHotelInput,
  duplicateHotelPath,
  hotelCopyPreviewAnswer,
  hotels,
  id,
} from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { contextOf } from '../../../identity/rights/contextOf';
import { principalOf } from '../../../identity/rights/enforceRights';
import { actorOf } from '../../../identity/sessions/principal';
import { writeOnce } from '../../../rest/write/writeOnce';
import { duplicateHotel, previewDuplicate } from './duplicateHotel';

const params = z.strictObject({ id });
const querystring = z.strictObject({});

/** Creates a hotel like another one, and says before what it would take along. */
export function duplicateHotelRoutes(app: App, database: Database): void {
  const path = duplicateHotelPath(':id');
  const config = { right: 'hotels.duplicate' } as const;
  app.get(
    path,
    { config, schema: { params, querystring, response: { 200: hotelCopyPreviewAnswer } } },
    async (request) => ({
      success: true as const,
      result: await database.withActor(actorOf(principalOf(request)), (tx) =>
        previewDuplicate(tx, request.params.id),
      ),
    }),
  );
  app.post(
    path,
    {
      config,
      schema: { params, querystring, body: duplicateHotelInput, response: { 201: answer(hotels.entity) } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => ({
        status: 201,
        ...(await duplicateHotel(tx, contextOf(request), request.params.id, request.body)),
      })),
  );
}
