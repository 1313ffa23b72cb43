import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import type { WriteContext } from '../audit/writeContext';
import { system } from '../db/actor';
import type { Database } from '../db/database';
import type { Principal } from '../identity/sessions/principal';
import { uploadsTable } from '../people/uploads.table';
import { userColumns } from '../people/users.columns';
import { usersTable } from '../people/users.table';
import { savePicture } from './savePicture';

const actor = system('own-picture');

/** Changes the own picture to one that the same person has uploaded. Idempotent, for retries after a lost answer. */
export async function changePicture(
  database: Database,
  { id }: Principal,
  picture_file_name: string | null,
  context: WriteContext,
): Promise<void> {
  await database.withActor(actor, async (tx) => {
    const [before] = await tx.select(userColumns).from(usersTable).where(eq(usersTable.id, id)).for('update');
    if (!before || before.picture_file_name === picture_file_name) return;
    await savePicture(tx, id, picture_file_name, eq(uploadsTable.uploaded_by, id));
    await recordChange(tx, context, {
      entity: 'users',
      entity_id: id,
      action: 'update',
      before,
      after: { ...before, picture_file_name },
    });
  });
}
