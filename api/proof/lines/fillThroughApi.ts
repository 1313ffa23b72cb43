import fc from 'fast-check';
import { customFields, reportSchedules, roles, staffRoles } from '@itinera/shared/contracts';
import { valid } from '../../testing/arbitraries';
import { knownIds } from '../../testing/knownIds';
import { idOf } from '../../testing/people';
import type { KnownRoute, Shape } from '../../testing/routeTable';
import { seed } from '../../testing/scale';
import type { TestServer } from '../../testing/testServer';

const attempts = 3;

/** All flags of a body, set, because some fill a table of their own, such as the one for default views. */
const flagsOf = ({ properties = {} }: Shape) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type }]) => (type === 'boolean' ? [[name, true]] : [])),
  );

/** Has a person make an entry of everything that they can make: a rule over an empty table would be proven of nothing. */
export async function fillThroughApi(server: TestServer, routes: KnownRoute[], token: string): Promise<void> {
  const open = new Set(
    routes.filter(
      ({ method, url, body }) =>
        method === 'POST' && body && !url.includes(':') && !url.startsWith('/api/auth/'),
    ),
  );
  // Twice: the second time there is what the first has made to refer to.
  for (const round of [1, 2]) {
    const ids = await knownIds(server, routes, token);
    for (const route of open) {
      const { body = {} } = route;
      const right = valid(body, ids).map((input) => Object.assign({}, input, flagsOf(body)));
      for (const input of fc.sample(right, { numRuns: attempts, seed: seed + round })) {
        const { statusCode } = await server.call(route.url, { method: 'POST', token, body: input });
        if (statusCode >= 300) continue;
        open.delete(route);
        break;
      }
    }
  }
  // Parameters that a report takes are no arbitrary texts.
  await server.call(reportSchedules.path, {
    method: 'POST',
    token,
    body: { name: 'Of the proof', report: 'sales', frequency: 'daily', recipient_ids: [idOf('admin')] },
  });
  // One that partners see, and one that they don't.
  for (const [key, visible_roles] of [
    ['seen_by_all', roles],
    ['seen_by_staff', staffRoles],
  ])
    await server.call(customFields.path, {
      method: 'POST',
      token,
      body: { entity: 'booking', key, label: 'Of the proof', type: 'text', visible_roles },
    });
  await server.call('/api/auth/sign-in', {
    method: 'POST',
    body: { email: 'nobody@itinera.example', password: 'a wrong password' },
  });
}
