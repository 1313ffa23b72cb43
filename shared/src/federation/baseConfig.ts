import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import { forgetFailedModules } from './forgetFailedModules';
import { mfEsmAlias } from './mfEsmAlias';
import { noCssVariables } from './noCssVariables';
import { productionRouter } from './productionRouter';
import { refresh } from './refresh';

/** A build with a release is for production; one without is for development and has stable names. */
export interface BuildRequest {
  release?: string;
  outputPath?: string;
  /** Of a shell for development: the folder from which its page loads it. */
  address?: string;
  /** Of the development server of a remote, if another one than its own. */
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
 * Chromium compiles what begins with this comment whole, beside the page's own work and while the file arrives. Otherwise each function
 * is compiled when it is called first, which is a quarter of the processor time until a page is shown. Only for the shell's first file:
 * every page executes most of it.
 */
const compiledAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  // After the minifier, which removes comments, and before hashes are taken.
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
      // Two releases of one remote meet in a page when the shell falls back; with one name the second would
      // replay the chunks that the first one registered.
      uniqueName: dev ? name : `${name}_${release}`,
      filename: `[name]${hash}.js`,
      // By number in a release, and without a hash, because the folder of a release never changes: names and hashes of all chunks
      // would be part of every container.
      chunkFilename: dev ? 'c/[name].js' : 'c/[id].js',
      assetModuleFilename: `a/[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...mfEsmAlias(), ...noCssVariables(), ...(dev ? refresh.alias(side) : productionRouter()) },
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
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          ]),
    ],
    // By order of use. Numbers made of paths would give the same sources other bytes in another folder, under the same release.
    ...(!dev && { optimization: { moduleIds: 'natural', chunkIds: 'natural' } }),
    performance: false,
    stats: 'errors-warnings',
  };
}
