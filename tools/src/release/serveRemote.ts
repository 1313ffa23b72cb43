import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { configOf, type App } from '../workspace/apps';

/** Starts the development server of a remote and returns its origin. */
export async function serveRemote(app: App, port?: number): Promise<string> {
  const config = await configOf(app);
  const { devServer, ...configuration } = config(port === undefined ? {} : { port });
  const options = typeof devServer === 'object' ? devServer : {};
  const server = new RspackDevServer(
    options,
    rspack({ ...configuration, infrastructureLogging: { level: 'warn' } }),
  );
  await server.start();
  return `http://localhost:${options.port}`;
}
