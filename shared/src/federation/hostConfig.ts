import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { frame } from '@itinera/shared/ui/frame';
import { dark, light, type Scheme } from '@itinera/shared/ui/palette';
import { appAt, baseConfig, type AppConfig } from './baseConfig';
import { earlyScript } from './earlyScript';
import { sharesOf } from './shares';

/** The colours of the first paint, before the theme exists. */
const variablesOf = ({ mode, page, paper, line, text, colours: { primary, accent } }: Scheme): string =>
  [
    `color-scheme: ${mode};`,
    ...Object.entries({ page, paper, line, text, primary, accent }).map(
      ([key, value]) => `--${key}: ${value};`,
    ),
  ].join(' ');

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
          templateParameters: {
            bar: String(frame.bar),
            menu: String(frame.menu),
            rail: String(frame.rail),
            dark: variablesOf(dark),
            light: variablesOf(light),
            early: earlyScript(`${app.context}src/document.ts`),
          },
          publicPath: `/shell/${request.release ?? 'dev'}/`,
          minify: false,
        }),
      ],
    };
  };
}
