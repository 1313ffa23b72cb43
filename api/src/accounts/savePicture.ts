import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { invalid } from '../http/problem';
import { uploadsTable } from '../people/uploads.table';
import { userPicturesTable as pictures } from '../people/userPictures.table';

/** Sets the picture of a person to an upload; null removes it, undefined keeps it. `whose`: a condition on the upload. */
export async function savePicture(
  tx: Transaction,
  user_id: string,
  file_name: string | null | undefined,
  whose?: SQL,
): Promise<void> {
  if (file_name === undefined) return;
  if (file_name === null) return void (await tx.delete(pictures).where(eq(pictures.user_id, user_id)));
  const isPicture = and(eq(uploadsTable.file_name, file_name), ne(uploadsTable.kind, 'document'), whose);
  if ((await tx.$count(uploadsTable, isPicture)) === 0)
    throw invalid({ picture_file_name: 'Upload the picture first, then give its file_name.' });
  await tx
    .insert(pictures)
    .values({ user_id, file_name })
    .onConflictDoUpdate({ target: pictures.user_id, set: { file_name } });
}
