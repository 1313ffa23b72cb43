import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import { forgetFailedModules } from './forgetFailedModules';
import { mfEsmAlias } from './mfEsmAlias';
import { noCssVariables } from './noCssVariables';
import { noMutations } from './noMutations';
import { productionRouter } from './productionRouter';
import { refetchDamaged } from './refetchDamaged';
import { refresh } from './refresh';

/** A build with a release is for production; one without is for development and has stable names. */
export interface BuildRequest {
  release?: string;
  outputPath?: string;
  /** For a shell in development: the folder that its page loads it from. */
  address?: string;
  /** Port of a remote's development server, if it is not its own. */
  port?: number;
}

export type AppConfig = (request?: BuildRequest) => Configuration;

export interface App {
  side: 'host' | 'remote';
  /** Federation name. */
  name: string;
  /** Folder of the package. */
  context: string;
  version: string;
}

/** `url` is the `import.meta.url` of the app's own rspack.config.ts. */
export function appAt(url: string, side: App['side'], name: string): App {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', url), 'utf8'));
  return { side, name, version, context: fileURLToPath(new URL('.', url)) };
}

/**
 * Chromium compiles a file with this comment ahead, in the background and while it is loading. Otherwise each function is compiled at its
 * first call, which takes a quarter of the processor time until a page is shown. Only for the shell's first file, most of which each page
 * executes.
 */
const compiledAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  // After the minifier, which removes comments, and before hashes are calculated.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** Configuration that the shell and every remote share. */
export function baseConfig(
  { side, name, context }: App,
  { release, outputPath }: BuildRequest,
): Configuration {
  const dev = !release;
  const hash = dev ? '' : '.[contenthash:8]';
  return {
    name,
    context,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    lazyCompilation: false,
    output: {
      ...(outputPath && { path: outputPath }),
      publicPath: 'auto',
      // When the shell falls back, two releases of one remote are in a page; with the same name the second would replay the chunks that the
      // first one registered.
      uniqueName: dev ? name : `${name}_${release}`,
      filename: `[name]${hash}.js`,
      // By number in a release, and without a hash, because the folder of a release never changes: names and hashes of all chunks would be part
      // of each container.
      chunkFilename: dev ? 'c/[name].js' : 'c/[id].js',
      assetModuleFilename: `a/[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        ...mfEsmAlias(),
        ...noCssVariables(),
        ...noMutations(),
        ...(dev ? refresh.alias(side) : productionRouter()),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
            },
          },
        },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      forgetFailedModules,
      ...(dev
        ? [refresh.plugin()]
        : [
            ...(side === 'host' ? [compiledAhead] : []),
            refetchDamaged,
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          ]),
    ],
    // Numbered by order of use. Numbers derived from paths would give other bytes in another folder, under the same release.
    ...(!dev && { optimization: { moduleIds: 'natural', chunkIds: 'natural' } }),
    performance: false,
    stats: 'errors-warnings',
  };
}
