import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, ready, stop, type RunningService, type Service } from '../../../tools/src/processes/service';
import { apiFile, dist, registryFolder, shellServerFile } from '../../../tools/src/workspace/paths';
import type { Build } from '../browser/build';
import { monolithDist, monolithRegistry } from '../monolith/folders';
import { unusedPorts } from '../../../tools/src/processes/unusedPorts';

export interface Product {
  api: string;
  /** Origin of the staff shell of each build. */
  origins: Record<Build, string>;
  stop: () => Promise<void>;
}

/**
 * Starts one API on fresh demo data with the federated and the monolithic build in front of it, each at its
 * own origin.
 */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'itinera-bench-'));
  // A copy, because a build that is published meanwhile must not change what is measured.
  const registry = join(folder, 'registry');
  await cp(registryFolder, registry, { recursive: true });

  const [API_PORT = '', staff = '', partner = '', monolithStaff = '', monolithPartner = ''] =
    await unusedPorts(5);
  const origins = { federated: `http://localhost:${staff}`, monolithic: `http://localhost:${monolithStaff}` };
  const api = `http://localhost:${API_PORT}`;
  const shells = (
    name: string,
    ports: [staff: string, partner: string],
    DIST_DIR: string,
    REGISTRY_DIR: string,
  ): Service => ({
    name,
    command: [shellServerFile],
    environment: {
      STAFF_PORT: ports[0],
      PARTNER_PORT: ports[1],
      API_PORT,
      DIST_DIR,
      REGISTRY_DIR,
      STATE_DIR: join(folder, 'state'),
    },
    readyAt: `http://localhost:${ports[1]}/registry.json`,
  });

  const running = [
    launch({
      name: 'The API',
      command: [apiFile],
      environment: { API_PORT, DATABASE_URL: '', DATA_DIR: join(folder, 'data'), SEED: 'demo' },
      readyAt: `${api}/api/ready`,
    }),
    launch(shells('The shell server', [staff, partner], dist, registry)),
    launch(shells("The monolith's server", [monolithStaff, monolithPartner], monolithDist, monolithRegistry)),
  ];
  const stopAll = async () => {
    await Promise.all(running.map(stop));
    await rm(folder, { recursive: true, force: true });
  };
  await Promise.race([Promise.all(running.map(ready)), ...running.map(failWhenEnded)]).catch(
    async (error: unknown) => {
      await stopAll();
      throw error;
    },
  );
  return { api, origins, stop: stopAll };
}

const failWhenEnded = ({ name, ended }: RunningService) =>
  ended.then(() => {
    throw new Error(`${name} ended before it was ready.`);
  });
