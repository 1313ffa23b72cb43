/**
 * Entry point of every command: `node tools/run.mjs <task> [arguments]`. It needs nothing but Node and npm, installs the packages of the
 * task and hands over to `tools/src/<task>.ts`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const [task = '', ...args] = process.argv.slice(2).filter((argument) => argument !== '--');

function stop(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Itinera needs Node 20.19 or newer; this is ${process.versions.node}. Install it from nodejs.org and try again.`,
  );
}

/** A key of the wanted packages: the lockfile and the manifests. */
function wantedPackages() {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const manifests = folders
    .map(({ name }) => `${name}/package.json`)
    .filter((file) => existsSync(root + file));
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests]) {
    hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex');
}

function install() {
  const wanted = wantedPackages();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // On stderr, because stdout may be parsed by the caller of the command.
  console.error('Installing packages…');
  const { status, error, stdout, stderr } = spawnSync(
    'npx',
    // The package is named as an option, because `npx -p node@24` leaves another one in the environment, and development is part of it even
    // where npm omits it.
    ['--yes', `--package=${PNPM}`, '--', 'pnpm', 'install', '--frozen-lockfile', '--prod=false'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim());
    const reason = lines.find((line) => /ERR|error/i.test(line)) ?? lines.at(-1) ?? 'npx gave no reason.';
    stop(`Packages could not be installed: ${error?.message ?? reason.trim()}`);
  }
  writeFileSync(stamp, wanted);
}

/** Its federation plugin escapes the sign in the paths of shared modules, and then finds no such file. */
function checkFolder() {
  if (root.includes('#'))
    stop(
      `The path of this folder has a # in it: ${root}. The bundler finds no files there. Rename the folder, or clone into another one, and try again.`,
    );
}

/** npm says `production` to what it runs where `omit=dev` is in its settings; nobody has meant these servers by that. */
function forgetOmitted() {
  if (/\bdev\b/.test(process.env.npm_config_omit ?? '')) delete process.env.NODE_ENV;
}

const permission = { EACCES: true, EPERM: true, EROFS: true };

/** The reason of a failure; one of the file system, which would only name its code, with what to do. */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.code in permission)
    return `${error.path ?? root} can’t be written (${error.code}): this user has no permission there. Give it that, or use a copy of the checkout that is its own.`;
  return error.message;
}

/** Outside of the workspace, the tools are installed as a package, together with their dependencies. */
const isInWorkspace = existsSync(`${root}pnpm-workspace.yaml`);

checkNode();
const source = new URL(`./src/${task}.ts`, import.meta.url);
if (!/^[a-z0-9]+$/.test(task) || !existsSync(source)) {
  const known = readdirSync(new URL('./src', import.meta.url)).filter((name) => /^[a-z0-9]+\.ts$/.test(name));
  stop(`Unknown task "${task}". Known: ${known.map((name) => name.slice(0, -3)).join(', ')}.`);
}
forgetOmitted();
try {
  if (isInWorkspace) {
    checkFolder();
    install();
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await import(source.href);
  process.exit(await run(args));
} catch (error) {
  stop(reasonOf(error));
}
