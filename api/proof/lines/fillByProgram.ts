import { callsOf } from '../../testing/calls';
import { emailOf, password } from '../../testing/people';
import type { TestServer } from '../../testing/testServer';
import { system } from '../../src/db/actor';
import { announce } from '../../src/jobs/lease';
import { sealAudit } from '../../src/audit/sealAudit';

/** A traveller who was just removed may come back, and with them what the log masks. */
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

/**
 * Has the program keep what it keeps for itself: an answer, what may come back, a requested recovery, a known device, a job and
 * a seal.
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
}
