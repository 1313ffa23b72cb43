/** Bundles the server: `node api/build.mjs [folder]`, or `buildApi()` from another script. */
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Native or WebAssembly packages: they load files from beside themselves. */
const external = ['@electric-sql/pglite', 'pg-native', 'sharp', '@node-rs/argon2'];

export async function buildApi({
  outdir = here('./dist'),
  version = 'development',
  commit = 'unknown',
} = {}) {
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: here('.'),
    entryPoints: { main: 'src/main.ts', pgliteWorker: 'src/db/pglite/pgliteWorker.ts' },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    legalComments: 'none',
    external,
    logLevel: 'warning',
    // Bundled CommonJS packages call require(), which ES modules have to be given.
    banner: {
      js: [
        `import { createRequire as __createRequire } from 'node:module';`,
        `const require = __createRequire(import.meta.url);`,
        `process.env.BUILD_VERSION ??= ${JSON.stringify(version)};`,
        `process.env.BUILD_COMMIT ??= ${JSON.stringify(commit)};`,
      ].join('\n'),
    },
  });
  await cp(here('./migrations'), `${outdir}/migrations`, { recursive: true });
}

const [, script, outdir] = process.argv;
if (script === fileURLToPath(import.meta.url)) await buildApi({ outdir });
