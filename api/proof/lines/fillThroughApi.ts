import fc from 'fast-check';
import { customFields, reportSchedules, roles, staffRoles } from '@itinera/shared/contracts';
import { valid } from '../../testing/arbitraries';
import { knownIds } from '../../testing/knownIds';
import { idOf } from '../../testing/people';
import type { KnownRoute, Shape } from '../../testing/routeTable';
import { seed } from '../../testing/scale';
import type { TestServer } from '../../testing/testServer';

const attempts = 3;

/** All flags of a body set to true, because some fill a table of their own, such as that of default views. */
const flagsOf = ({ properties = {} }: Shape) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type }]) => (type === 'boolean' ? [[name, true]] : [])),
  );

/** Creates an entry of every kind that a person can add: a check of an empty table proves nothing. */
export async function fillThroughApi(server: TestServer, routes: KnownRoute[], token: string): Promise<void> {
  const open = new Set(
    routes.filter(
      ({ method, url, body }) =>
        method === 'POST' && body && !url.includes(':') && !url.startsWith('/api/auth/'),
    ),
  );
  // Twice: the second round can refer to entries of the first one.
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
  // The parameters of a report can't be random text.
  await server.call(reportSchedules.path, {
    method: 'POST',
    token,
    body: { name: 'Of the proof', report: 'sales', frequency: 'daily', recipient_ids: [idOf('admin')] },
  });
  // One that partners see, and one that is hidden from them.
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
