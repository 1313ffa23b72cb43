import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { dark, light } from '@itinera/shared/ui/palette';
import { appAt, baseConfig, type AppConfig } from './baseConfig';
import { earlyScript } from './earlyScript';
import { sharesOf } from './shares';

/**
 * Configuration of the shell: it provides the shared layers and the federation runtime, and exposes nothing.
 */
export function hostConfig(url: string): AppConfig {
  const app = appAt(url, 'host', 'shell');
  return (request = {}) => {
    const base = baseConfig(app, request);
    return {
      ...base,
      entry: { main: './src/index.ts' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: app.name,
          shared: sharesOf('host'),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
        new rspack.HtmlRspackPlugin({
          template: './src/index.html',
          templateParameters: { dark: dark.page, light: light.page, early: earlyScript() },
          publicPath: `/shell/${request.release ?? 'dev'}/`,
          minify: false,
        }),
      ],
    };
  };
}
