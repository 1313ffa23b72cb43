import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authPaths, type Audience, type Profile, type Tokens } from '@itinera/shared/contracts';

/**
 * An API that knows the signed-in person and answers everything else with an error: pages must open and report that their data can't be
 * read.
 */
export async function startStubApi(audience: Audience): Promise<{ address: string; server: Server }> {
  const profile: Profile = {
    id: '00000000-0000-7000-8000-000000000001',
    role: audience === 'staff' ? 'manager' : 'dmc',
    status: 'active',
    email: 'trial@itinera.example',
    first_name: 'Trial',
    last_name: 'Release',
    company_name: null,
  };
  const tokens: Tokens = { success: true, access_token: 'a.b.c', refresh_token: 'trial', expires_in: 600 };
  const message = 'This is a trial without data.';
  const answers: Record<string, object> = {
    [authPaths.refresh]: tokens,
    [authPaths.profile]: { success: true, result: profile, id: profile.id, role: profile.role },
  };
  const refusal = { success: false, error: { code: 'unavailable', message, request_id: 'trial' }, message };
  const server = createServer((request, response) => {
    const found = answers[(request.url ?? '').split('?', 1)[0] ?? ''];
    request.resume();
    response.writeHead(found ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? refusal));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
