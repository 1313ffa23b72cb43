import { callsOf } from '../../testing/calls';
import { emailOf, idOf, password } from '../../testing/people';
import type { TestServer } from '../../testing/testServer';
import { system } from '../../src/db/actor';
import { announce } from '../../src/jobs/lease';
import { sealAudit } from '../../src/audit/sealAudit';
import type { Transaction } from '../../src/db/database';
import {
  notificationFiringsTable,
  notificationRulesTable,
} from '../../src/modules/notifications/notifications.table';
import { backupsTable } from '../../src/modules/system/backups.table';
import { restoresTable } from '../../src/modules/system/restores.table';
import { emailChangesTable } from '../../src/people/accounts.table';
import {
  recoveryCodesTable,
  secondFactorsTable,
  signInTicketsTable,
} from '../../src/people/secondFactors.table';
import { erasuresTable } from '../../src/rest/erase/erasures.table';
import { uploadsTable } from '../../src/people/uploads.table';
import { userPicturesTable } from '../../src/people/userPictures.table';

/** A recently deleted traveller, whose masked values are stored for undo. */
async function removeTraveller(server: TestServer): Promise<void> {
  const { list, make, remove } = await callsOf(server, 'admin');
  const [country] = await list('/api/countries?page=1&per_page=1');
  const person = {
    first_name: 'Anna',
    last_name: 'Proof',
    sex: 'f',
    birthday: '1990-01-01',
    nationality: country?.id,
  };
  const { id } = await make('/api/travellers', person);
  await remove(`/api/travellers/${id}`);
}

/** Rows that need more than one call. */
async function addRows(tx: Transaction): Promise<void> {
  const user_id = idOf('operator');
  const [rule] = await tx.select().from(notificationRulesTable).limit(1);
  const [upload] = await tx.select().from(uploadsTable).limit(1);
  if (!rule || !upload) throw new Error('The demo has no notification rule, or no upload.');
  await tx.insert(secondFactorsTable).values({ user_id, secret: 'sealed' });
  await tx.insert(recoveryCodesTable).values({ user_id, hash: 'of a code' });
  await tx.insert(signInTicketsTable).values({
    user_id,
    hash: 'of a ticket',
    expires_at: '2100-01-01T00:00:00.000Z',
  });
  await tx.insert(emailChangesTable).values({
    user_id,
    email: 'operator@new.example',
    hash: 'of a code',
    expires_at: '2100-01-01T00:00:00.000Z',
  });
  await tx.insert(erasuresTable).values({ entity: 'travellers', entity_id: user_id });
  await tx.insert(userPicturesTable).values({ user_id, file_name: upload.file_name });
  await tx.insert(notificationFiringsTable).values({ rule_id: rule.id, key: 'proof' });
  await tx.insert(backupsTable).values({ id: user_id, version: '1', rows: 1, files: 0, missing_files: 0 });
  await tx.insert(restoresTable).values({ id: user_id, is_rehearsal: true, problem: 'It is damaged.' });
}

/**
 * Fills the tables of the program itself: an answer, undo secrets, a requested recovery, a known device, a job, a seal, a second factor, a
 * picture, a new address, an erasure, an announcement, a backup and a rehearsal.
 */
export async function fillByProgram(server: TestServer): Promise<void> {
  const token = await server.tokenOf('admin');
  await server.call('/api/hotel-themes', {
    method: 'POST',
    token,
    body: { name: 'Of the proof' },
    headers: { 'idempotency-key': 'proof' },
  });
  await removeTraveller(server);
  await server.call(`/api/auth/recovery?email=${emailOf('manager')}`);
  await server.call('/api/auth/sign-in', {
    method: 'POST',
    body: { email: emailOf('operator'), password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await announce(server.database, ['proof']);
  await sealAudit(server.database, system('proof'));
  await server.database.withActor(system('proof'), addRows);
}
