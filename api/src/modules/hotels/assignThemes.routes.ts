import { withoutDerived } from '../../rest/entries/derived';
import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  answer,
  assignedThemes,
  hotelParts,
  hotels,
  hotelThemes,
  id,
  type HotelTheme,
} from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { invalid, notFound } from '../../http/problem';
import { recordChange } from '../../audit/recordChange';
import { offerActionToBatches } from '../../rest/write/batchable';
import type { WriteContext } from '../../audit/writeContext';
import { contextOf } from '../../identity/rights/contextOf';
import { entityTag, requireMatch } from '../../rest/entries/entityTag';
import type { Written } from '../../rest/write/operations';
import { writeOnce } from '../../rest/write/writeOnce';
import { hotelThemesTable } from '../classification/classification.table';
import { hotelEmbedder } from './hotels.embeds';
import { hotelsTable, hotelThemeLinksTable, type HotelRow } from './hotels.table';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});

async function replaceThemes(tx: Transaction, hotelId: string, themeIds: string[]): Promise<void> {
  await tx.delete(hotelThemeLinksTable).where(eq(hotelThemeLinksTable.hotel_id, hotelId));
  const wanted = [...new Set(themeIds)];
  if (wanted.length === 0) return;
  const rows = await tx
    .select({ id: hotelThemesTable.id })
    .from(hotelThemesTable)
    .where(inArray(hotelThemesTable.id, wanted))
    .for('share');
  const found = new Set(rows.map((row) => row.id));
  const missing = themeIds.findIndex((themeId) => !found.has(themeId));
  if (missing >= 0) throw invalid({ [missing]: 'There is no such theme. Choose another one.' });
  await tx
    .insert(hotelThemeLinksTable)
    .values(wanted.map((hotel_theme_id) => ({ hotel_id: hotelId, hotel_theme_id })));
}

type ThemesOf = (tx: Transaction, hotel: HotelRow) => Promise<HotelTheme[]>;

async function assignThemes(
  themesOf: ThemesOf,
  tx: Transaction,
  context: WriteContext,
  hotelId: string,
  themeIds: string[],
): Promise<Written<HotelTheme[]>> {
  const [hotel] = await tx.select().from(hotelsTable).where(eq(hotelsTable.id, hotelId)).for('update');
  if (!hotel) throw notFound();
  const etag = entityTag(withoutDerived(hotelsTable, hotel));
  requireMatch(context, etag, hotels.entity.parse(hotel));
  const before = await themesOf(tx, hotel);
  await replaceThemes(tx, hotelId, themeIds);
  const after = await themesOf(tx, hotel);
  const asChange = (themes: HotelTheme[]) => ({ hotel_theme_id: themes.map((theme) => theme.id) });
  await recordChange(tx, context, {
    entity: 'hotels',
    entity_id: hotelId,
    action: 'update',
    before: asChange(before),
    after: asChange(after),
  });
  return { result: after, etag };
}

/** The specified call: a plain list of ids, which replaces all themes of the hotel. Returns the themes. */
export function assignThemesRoutes(app: App, database: Database): void {
  const path = `${hotels.path}/:id/assign-themes`;
  const themes = z.array(hotelThemes.entity);
  const embed = hotelEmbedder();
  const themesOf: ThemesOf = async (tx, hotel) => {
    const [found] = await embed(tx, [hotel], { only: [hotelParts.themes] });
    return found?.hotel_themes ?? [];
  };
  app.post(
    path,
    {
      config: { right: 'hotels.assignThemes' },
      schema: { params, querystring: noQuery, body: assignedThemes, response: { 200: answer(themes) } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => ({
        status: 200,
        ...(await assignThemes(themesOf, tx, contextOf(request), request.params.id, request.body)),
      })),
  );
  offerActionToBatches(app, {
    path,
    right: 'hotels.assignThemes',
    inputSchema: assignedThemes,
    answerSchema: themes,
    run: (tx, context, id, input) => assignThemes(themesOf, tx, context, id, assignedThemes.parse(input)),
  });
}
