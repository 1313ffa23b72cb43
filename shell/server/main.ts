import type { FastifyInstance } from 'fastify';
import { readEnvironment } from './environment';
import { createShellServer } from './shellServer';

/** Serves the staff and the partner origin in one process. */
async function main() {
  const { shells, host, dist, registryFolder, apiUrl, apiBaseUrl, devOrigins } = readEnvironment(process.env);
  const servers: FastifyInstance[] = [];
  for (const { audience, variable, port } of shells) {
    const otherShell = shells.find((shell) => shell.audience !== audience)?.url ?? '';
    const registryFile = `${registryFolder}/${audience}.json`;
    const server = await createShellServer({ audience, dist, registryFile, apiUrl, apiBaseUrl, otherShell, devOrigins });
    await server.listen({ port, host }).catch((error: unknown) => {
      throw new Error(`The ${audience} shell can't listen on port ${port}: ${reasonOf(error)}. Set ${variable} to a free one.`);
    });
    servers.push(server);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0)));
  }
}

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' ? 'it is taken' : error.message;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
