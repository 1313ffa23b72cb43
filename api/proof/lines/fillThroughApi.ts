import fc from 'fast-check';
import { valid } from '../../testing/arbitraries';
import { knownIds } from '../../testing/knownIds';
import type { KnownRoute } from '../../testing/routeTable';
import { seed } from '../../testing/scale';
import type { TestServer } from '../../testing/testServer';

const attempts = 6;

/** Has staff make an entry of everything that can be made: a rule over an empty table would be proven of nothing. */
export async function fillThroughApi(server: TestServer, routes: KnownRoute[]): Promise<void> {
  const token = await server.tokenOf('admin');
  for (const { method, url, body } of routes) {
    if (method !== 'POST' || !body || url.includes(':') || url.startsWith('/api/auth/')) continue;
    // Anew for each: what one makes, the next refers to.
    const ids = await knownIds(server, routes, token);
    for (const input of fc.sample(valid(body, ids), { numRuns: attempts, seed })) {
      const { statusCode } = await server.call(url, { method, token, body: input });
      if (statusCode < 300) break;
    }
  }
  await server.call('/api/auth/sign-in', { method: 'POST', body: { email: 'nobody@itinera.example', password: 'a wrong password' } });
}
