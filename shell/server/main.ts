import type { FastifyInstance } from 'fastify';
import { readEnvironment } from './environment';
import { listen } from './listen';
import { createShellServer } from './shellServer';

/** Serves the staff and the partner origin in one process. */
async function main() {
  const { shells, host, registryFolder, ...common } = readEnvironment(process.env);
  const servers: FastifyInstance[] = [];
  for (const { audience, variable, port, url } of shells) {
    const otherShell = shells.find((shell) => shell.audience !== audience)?.url ?? '';
    const registryFile = `${registryFolder}/live.json`;
    const server = await createShellServer({ audience, url, registryFile, otherShell, ...common });
    await listen(server, { host, port, variable });
    servers.push(server);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () => void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0)),
    );
  }
}

main().catch((error: unknown) => {
  console.error(`shell: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
