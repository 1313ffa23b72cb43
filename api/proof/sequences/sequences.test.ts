import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { knownIds, type KnownIds } from '../../testing/knownIds';
import { routeTable } from '../../testing/routeTable';
import { sameOnBothEngines } from '../../testing/sameOnBothEngines';
import { announce, full, limitInFull } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { commandsOn, type Real } from './commands';
import { writtenCollections, type Model, type Written } from './model';

let server: TestServer;
let collections: Written[];
let ids: KnownIds;

beforeAll(async () => {
  server = await startTestServer();
  const routes = await routeTable(server.app);
  collections = writtenCollections(routes);
  const known = await knownIds(server, routes, await server.tokenOf('admin'));
  // Sorted, because the order of two engines may differ.
  ids = new Map([...known].map(([field, values]) => [field, new Set([...values].sort())]));
});
afterAll(() => server.stop());

test(
  'after any sequence of creations, changes, deletions and new creations, the server equals the model',
  async () => {
    const outcomes: string[] = [];
    const token = await server.tokenOf('admin');
    await fc.assert(
      fc.asyncProperty(commandsOn(collections, ids), (commands) =>
        fc.asyncModelRun(
          () => ({
            model: { living: [], removed: [] } satisfies Model,
            real: { server, token, outcomes } satisfies Real,
          }),
          commands,
        ),
      ),
      announce('sequences of commands', full ? 2_000 : 40),
    );
    const count = (pattern: RegExp) => outcomes.filter((outcome) => pattern.test(outcome)).length;
    expect(
      Math.min(count(/^POST .* 201/), count(/^PUT .* 200/), count(/^DELETE .* 200/), count(/^GET .* 404/)),
    ).toBeGreaterThan(5);
    process.stderr.write(
      `proof: ${outcomes.length} requests on ${collections.length} collections, ${count(/^POST .* 201/)} entries made\n`,
    );
    sameOnBothEngines('sequences', outcomes);
  },
  limitInFull(3_600_000),
);
