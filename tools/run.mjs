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
    ['--yes', PNPM, 'install', '--frozen-lockfile'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    const said = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => /ERR|error/i.test(line));
    stop(`Packages could not be installed: ${error?.message ?? said[0]?.trim() ?? 'pnpm gave no reason.'}`);
  }
  writeFileSync(stamp, wanted);
}

/** Outside of the workspace, the tools are installed as a package, together with their dependencies. */
const isInWorkspace = existsSync(`${root}pnpm-workspace.yaml`);

checkNode();
const source = new URL(`./src/${task}.ts`, import.meta.url);
if (!/^[a-z0-9]+$/.test(task) || !existsSync(source)) {
  const known = readdirSync(new URL('./src', import.meta.url)).filter((name) => /^[a-z0-9]+\.ts$/.test(name));
  stop(`Unknown task "${task}". Known: ${known.map((name) => name.slice(0, -3)).join(', ')}.`);
}
if (isInWorkspace) install();

const { register } = await import('tsx/esm/api');
register();
try {
  const { run } = await import(source.href);
  process.exit(await run(args));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
