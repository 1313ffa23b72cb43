import * as z from 'zod/mini';
import { addDays, quoteAnswer, quoteInput, quotesPath } from '@itinera/shared/contracts';
import { quoteStay, withCharges, withTerms } from '@itinera/shared/pricing';
import { today } from '../../base/today';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { refuseForeignPartner } from '../../rest/read/foreignPartner';
import { requireWayToRead } from '../../rest/requireWay';
import { priceTables, readPriceBook, stockTables } from './readPriceBook';

const noQuery = z.strictObject({});

/**
 * Prices one stay, with the terms of its cancellation, what its guests pay at the hotel and the rooms that are left, by the same functions
 * that explain prices in the browser. Writes nothing.
 */
export function quoteRoutes(app: App, database: Database): void {
  for (const table of [...priceTables, ...stockTables]) requireWayToRead(table, 'quotes.read');
  app.post(
    quotesPath,
    {
      config: { right: 'quotes.read', readsOnly: true },
      schema: { querystring: noQuery, body: quoteInput, response: { 200: quoteAnswer } },
    },
    async (request) => {
      const principal = principalOf(request);
      const { hotel_id, dmc_id, stay_id, booking_date = today(), ...asked } = request.body;
      const stay = { ...asked, booking_date };
      refuseForeignPartner(principal, { dmc_id });
      const actor = actorOf(principal);
      const nights = { first: stay.check_in, last: addDays(stay.check_out, -1), stay_id };
      const book = await database.withActor(actor, (tx) =>
        readPriceBook(tx, actor, { hotel_id, dmc_id }, nights),
      );
      const quote = withTerms(book, stay, quoteStay(book, stay));
      return { success: true as const, result: withCharges(book, stay, quote) };
    },
  );
}
