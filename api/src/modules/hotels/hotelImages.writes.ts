import { count, eq, max, sql, type InferSelectModel } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { hotelImages, type CreateInput, type UpdateInput } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { invalid, notFound, Problem } from '../../http/problem';
import type { WriteParts } from '../../rest/write/operations';
import { uploadsTable } from '../../people/uploads.table';
import { hotelImagesTable as table, hotelsTable } from './hotels.table';

type Row = InferSelectModel<typeof table>;

const mostPerHotel = 50;

async function demandUploaded(tx: Transaction, fileName: string): Promise<void> {
  const [file] = await tx
    .select({ kind: uploadsTable.kind })
    .from(uploadsTable)
    .where(eq(uploadsTable.file_name, fileName));
  if (file?.kind !== 'image')
    throw invalid({ file_name: 'There is no such picture. Upload it first, then give its file_name.' });
}

/** Order of the next image of a hotel. Concurrent additions wait for each other by locking the hotel. */
async function nextOrder(tx: Transaction, hotelId: string): Promise<number> {
  const [hotel] = await tx
    .select({ id: hotelsTable.id })
    .from(hotelsTable)
    .where(eq(hotelsTable.id, hotelId))
    .for('update');
  if (!hotel) throw invalid({ hotel_id: 'There is no such entry. Choose another one.' });
  const [taken] = await tx
    .select({ images: count(), last: max(table.order) })
    .from(table)
    .where(eq(table.hotel_id, hotelId));
  const images = taken?.images ?? 0;
  if (images >= mostPerHotel)
    throw new Problem('rule', `A hotel has at most ${mostPerHotel} pictures. Delete one first.`, {
      params: { most: mostPerHotel },
    });
  return Math.max(images, taken?.last ?? 0) + 1;
}

async function create(tx: Transaction, input: CreateInput<typeof hotelImages>): Promise<Row> {
  const next = await nextOrder(tx, input.hotel_id);
  await demandUploaded(tx, input.file_name);
  const [added] = await tx
    .insert(table)
    .values({ ...input, id: uuidv7(), order: input.order ?? next })
    .returning();
  if (!added) throw new Error('The new image was not answered.');
  return added;
}

/** Reordering sends the whole entry back (specification 4); only its order and its text may differ. */
function refuseMove(before: Row, { hotel_id, file_name }: UpdateInput<typeof hotelImages>): void {
  if (hotel_id !== undefined && hotel_id !== before.hotel_id) {
    throw invalid({ hotel_id: 'A picture can’t be moved to another hotel. Upload it again there.' });
  }
  if (file_name !== undefined && file_name !== before.file_name) {
    throw invalid({ file_name: 'A picture can’t be replaced. Delete it and add the other one.' });
  }
}

async function update(tx: Transaction, before: Row, changes: UpdateInput<typeof hotelImages>): Promise<Row> {
  refuseMove(before, changes);
  const [after] = await tx
    .update(table)
    .set({ order: changes.order, alt: changes.alt, updated_at: sql`now()` })
    .where(eq(table.id, before.id))
    .returning();
  if (!after) throw notFound();
  return after;
}

/** Its file is kept for a day, so that the deletion can be undone; then the sweep deletes it. */
async function remove(tx: Transaction, { id }: Row): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

export const hotelImageWrites: WriteParts<typeof table, typeof hotelImages> = {
  collection: hotelImages,
  table,
  rights: { create: 'hotelImages.create', update: 'hotelImages.update', remove: 'hotelImages.remove' },
  create,
  update,
  remove,
  async prepareRestore(tx, { hotel_id, file_name }) {
    await nextOrder(tx, hotel_id);
    await demandUploaded(tx, file_name);
    return {};
  },
};
