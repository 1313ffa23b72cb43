import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { fontFamily, frame } from '@itinera/shared/ui/frame';
import { dark, light, type Scheme } from '@itinera/shared/ui/palette';
import { appAt, baseConfig, type AppConfig } from './baseConfig';
import { earlyScript } from './earlyScript';
import { emitTypeface, fontMarkup, type Typeface } from './fonts';
import { sharesOf } from './shares';

/** Background of a message, mixed as the component library does. */
function noteOf(mode: Scheme['mode']) {
  const light = 'color-mix(in srgb, var(--info) 85%, #fff)';
  const [near, far] = mode === 'dark' ? ['#000', '#fff'] : ['#fff', '#000'];
  return {
    note: `color-mix(in srgb, ${light} 10%, ${near})`,
    'note-text': `color-mix(in srgb, ${light} 40%, ${far})`,
  };
}

/** Colours of the first paint, before the theme exists. */
const variablesOf = (scheme: Scheme): string => {
  const { mode, page, paper, field, line, text, quietText, control, onColour, colours } = scheme;
  const { primary, accent, info } = colours;
  return [
    `color-scheme: ${mode};`,
    ...Object.entries({
      page,
      paper,
      field,
      line,
      text,
      quiet: quietText,
      control,
      on: onColour,
      primary,
      accent,
      info,
      ...noteOf(mode),
    }).map(([key, value]) => `--${key}: ${value};`),
  ].join(' ');
};

/**
 * Configuration of the shell: it provides the shared layers and the federation runtime, and exposes nothing. `markup` are the parts that
 * its index.html includes, by name.
 */
export function hostConfig(url: string, markup: Record<string, string>, typeface: Typeface): AppConfig {
  const app = appAt(url, 'host', 'shell');
  return (request = {}) => {
    const base = baseConfig(app, request);
    const publicPath = request.address ?? `/shell/${request.release ?? 'dev'}/`;
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
        emitTypeface(typeface),
        new rspack.HtmlRspackPlugin({
          template: './src/index.html',
          templateParameters: {
            ...markup,
            ...fontMarkup(typeface, publicPath),
            font: fontFamily,
            bar: String(frame.bar),
            menu: String(frame.menu),
            rail: String(frame.rail),
            dark: variablesOf(dark),
            light: variablesOf(light),
            early: earlyScript(`${app.context}src/document.ts`),
            snapshot: earlyScript(`${app.context}src/snapshots/early.ts`),
          },
          publicPath,
          minify: false,
        }),
      ],
    };
  };
}
