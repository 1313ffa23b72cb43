import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { appAt, baseConfig, type AppConfig } from './baseConfig';
import { sharesOf } from './shares';

interface Remote {
  /** Federation name, `mf_…`. */
  name: string;
  /** Port of its development server. */
  port: number;
}

/** Configuration of a remote: it exposes `./remote`, does not bundle what the shell provides, and never runs on its own. */
export function remoteConfig(url: string, { name, port: ownPort }: Remote): AppConfig {
  const app = appAt(url, 'remote', name);
  return (request = {}) => {
    const base = baseConfig(app, request);
    const dev = !request.release;
    const { port = ownPort } = request;
    return {
      ...base,
      // The container is the only entry; the bundler adds it under the name of the remote.
      entry: {},
      // Modules used by several pages are one file if they are large: each file costs a request, and a hash in the container.
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: {
            defaultVendors: false,
            // Provided layers get no chunks of their own: they would have no files, and an order that depends on the folder.
            default: {
              type: /^javascript/,
              minChunks: 2,
              minSize: 30_000,
              priority: -20,
              reuseExistingChunk: true,
            },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes: { './remote': './src/remote.ts' },
          shared: sharesOf('remote'),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: { externalRuntime: !dev, optimization: { disableSnapshot: true, target: 'web' } },
        }),
      ],
      devServer: {
        port,
        host: 'localhost',
        hot: true,
        liveReload: false,
        // Only what is built: by default, a folder `public` would be listed and served with all that its links lead to.
        static: false,
        allowedHosts: 'all',
        headers: { 'Access-Control-Allow-Origin': '*' },
        client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
      },
    };
  };
}
