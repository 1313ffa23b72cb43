/** Bundles libraries for the tests of screens. Jest reads this file directly: without a build step, so no TypeScript. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const shared = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(shared, 'node_modules/.cache/libraries');

/** What builds and Jest use themselves. */
const isTool = /^(@jest|@module-federation|@rspack|@swc|@types|esbuild|jest-.*|react-refresh)(\/|$)/;

/** What compiled JSX imports. */
const forJsx = 'react/jsx-runtime';

const { dependencies } = JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8'));
const libraries = Object.keys(dependencies).filter((name) => !isTool.test(name));

const typesOnly = /import type [^;]+;/g;
const imported = /\b(?:from|import)\b[^';]{0,80}'([^'.\n][^'\n]*)'/g;

/** Modules of libraries that the sources below a folder import. */
function importedBelow(folder) {
  const sources = readdirSync(folder, { recursive: true }).filter((file) => /\.tsx?$/.test(file));
  const names = sources.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(typesOnly, '');
    return [...text.matchAll(imported)].map(([, name]) => name);
  });
  return names.filter((name) =>
    libraries.some((library) => name === library || name.startsWith(`${library}/`)),
  );
}

const importedByShared = importedBelow(join(shared, 'src'));

/** Files of a bundle with their times: installing packages changes them. */
const timesOf = (files) => files.map((file) => [file, statSync(file).mtimeMs]);
function isCurrent(path) {
  try {
    const times = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
    return times.every(([file, time]) => statSync(file).mtimeMs === time);
  } catch {
    return false;
  }
}

/** Writes a file as a whole: another run may read it. */
function write(path, text) {
  const part = `${path}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, path);
}

/** How modules begin. React's `act` looks for a timer of Node through `module.require`. */
const bareModule = 'mod = { exports: {} }';
const nodeModule = 'mod = { exports: {}, require }';

function bundle(names, path) {
  const { outputFiles, metafile } = buildSync({
    stdin: {
      contents: names.map((name) => `exports['${name}'] = () => require('${name}');`).join('\n'),
      resolveDir: shared,
    },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // As Jest resolves them: CommonJS, not for browsers.
    mainFields: ['main', 'module'],
    conditions: [],
    define: { 'process.env.NODE_ENV': '"test"' },
    legalComments: 'none',
    absWorkingDir: shared,
    logLevel: 'warning',
  });
  const { text } = outputFiles[0];
  if (!text.includes(bareModule))
    throw new Error('esbuild has other modules than expected in shared/src/testing/libraries.mjs.');
  write(path, text.replace(bareModule, nodeModule));
  const files = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  write(`${path}.json`, JSON.stringify(timesOf(files.map((file) => join(shared, file)))));
}

/**
 * Bundles the libraries that a package and `shared` import, unless that is done. The result is for the configuration of Jest: each module has
 * a file that calls the function of its name in the bundle.
 */
export function bundleLibraries(folder) {
  const names = [...new Set([forJsx, ...importedByShared, ...importedBelow(join(folder, 'src'))])].sort();
  const modules = join(cache, createHash('sha256').update(names.join()).digest('hex').slice(0, 12));
  const path = join(modules, 'bundle.js');
  if (!isCurrent(path)) {
    for (const name of names) {
      mkdirSync(dirname(join(modules, name)), { recursive: true });
      write(join(modules, `${name}.js`), `module.exports = globalThis.libraries['${name}']();\n`);
    }
    bundle(names, path);
  }
  return {
    testEnvironmentOptions: { libraries: path },
    moduleNameMapper: { [`^(${names.join('|')})$`]: join(modules, '$1.js') },
  };
}
