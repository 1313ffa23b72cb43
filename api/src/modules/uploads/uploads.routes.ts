import multipart from '@fastify/multipart';
import { answer, maxUploadBytes, upload, uploadPath, uploadQuery } from '@itinera/shared/contracts';
import { createFairQueue } from '@itinera/shared/server';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, partnerIdOf } from '../../identity/sessions/principal';
import type { Storage } from '../../storage/storage';
import { contextOf } from '../../identity/rights/contextOf';
import { recordChange } from '../../audit/recordChange';
import { created, writeOnce } from '../../rest/write/writeOnce';
import { demandQuota } from './quota';
import { readUpload } from './readUpload';
import { dropFiles, receiveUpload } from './receiveUpload';
import { uploadsTable } from '../../people/uploads.table';

/** Specification 7 writes the address without a leading slash; below `/storage` it is the same call. */
const paths = [uploadPath, '/storage/upload'];

const schema = { querystring: uploadQuery, response: { 201: answer(upload) } };

/** Limits concurrent uploads, because a file is in memory while it arrives. */
const fewPerPerson = createFairQueue({ width: 64, share: 6, lineLimit: 60 });
const waitMs = 15_000;

/** Staff upload pictures of hotels; partners only documents of their bookings and their own portrait. */
function requireOwnKind(kind: string | undefined, partnerId: string | undefined): void {
  if (partnerId !== undefined && kind !== 'document' && kind !== 'portrait')
    throw new Problem(
      'forbidden',
      'Your role does not allow this. Partners upload documents, and a picture of their own.',
    );
}

/** Forms are parsed here only: every other route keeps refusing them. */
export async function uploadRoutes(app: App, database: Database, storage: Storage): Promise<void> {
  await app.register(async (scope: App) => {
    await scope.register(multipart, {
      limits: { fileSize: maxUploadBytes, files: 1, fields: 5, parts: 6, fieldNameSize: 100 },
    });

    for (const path of paths) {
      scope.post(path, { config: { right: 'uploads.create' }, schema }, async (request, reply) => {
        const { id: personId } = principalOf(request);
        requireOwnKind(request.query.kind, partnerIdOf(principalOf(request)));
        await database.withActor(actorOf(principalOf(request)), (tx) => demandQuota(tx, personId));
        const received = await fewPerPerson(() => readUpload(request), { key: personId, timeoutMs: waitMs });
        const row = await receiveUpload(storage, received, request.query.kind ?? 'image', personId);
        let isKept = false;
        try {
          return await writeOnce(
            request,
            reply,
            database,
            async (tx) => {
              const [added] = await tx.insert(uploadsTable).values(row).returning();
              if (!added) throw new Error('The new upload was not answered.');
              await recordChange(tx, contextOf(request), {
                entity: 'uploads',
                entity_id: added.id,
                action: 'create',
                before: null,
                after: added,
              });
              isKept = true;
              return created(added);
            },
            row.received_sha256,
          );
        } finally {
          // A repeated call is answered with the file of the first one.
          if (!isKept) await dropFiles(storage, row.file_name);
        }
      });
    }
  });
}
