import { eq, ne, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Actor } from '../../db/actor';
import type { Database } from '../../db/database';
import { erasuresTable as table } from '../../rest/erase/erasures.table';
import type { Storage } from '../../storage/storage';

/** A page without anything on it but a sentence. Its offsets are right only for exactly this text. */
function erasedPage(): Buffer {
  const text = 'BT /F1 12 Tf 72 760 Td (This document was erased with the data of a person.) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

const erasedPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .webp()
    .toBuffer();

const replacementOf = async (name: string): Promise<Buffer> =>
  name.endsWith('.pdf') ? erasedPage() : erasedPicture();

/**
 * Overwrites the files about people who were erased. Their rows remain, so that a booking still shows which documents it had. A job, because
 * a file can't be part of a transaction: what a killed process has left is done by the next run.
 */
export async function overwriteErased(database: Database, storage: Storage, actor: Actor): Promise<void> {
  const waiting = await database.withActor(actor, (tx) => tx.select().from(table).where(ne(table.files, [])));
  for (const { entity_id, files } of waiting) {
    for (const name of files) if (await storage.has(name)) await storage.put(name, await replacementOf(name));
    await database.withActor(actor, (tx) =>
      tx
        .update(table)
        .set({
          files: sql`ARRAY(SELECT unnest(${table.files}) EXCEPT SELECT unnest(${sql.param(files)}::text[]))`,
        })
        .where(eq(table.entity_id, entity_id)),
    );
  }
}
