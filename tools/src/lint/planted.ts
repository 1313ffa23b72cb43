import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const sharedManifest = JSON.stringify({
  name: '@itinera/shared',
  exports: { './*': './src/*/index.ts' },
});

/** A temporary workspace that contains only the given files, under the real lint configuration. */
export function plant(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'itinera-lint-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const config of ['.oxlintrc.json', '.dependency-cruiser.cjs', 'CONTRIBUTING.md', 'tools/src/lint'])
    cpSync(join(root, config), join(folder, config), { recursive: true });
  write('shared/package.json', sharedManifest);
  mkdirSync(join(folder, 'node_modules/@itinera'), { recursive: true });
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@itinera/shared'));
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Each violation as `rule: the file that imports`, sorted. */
export function brokenImportRules(folder: string): string[] {
  const program = join(root, 'tools/node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const output = run(program, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'], folder);
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(output);
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

/** Each violation as `rule: file`, sorted. */
export function brokenStyleRules(folder: string): string[] {
  const output = run(join(root, 'node_modules/oxlint/bin/oxlint'), ['--format', 'json'], folder);
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(output);
  return report.diagnostics.map(({ code, filename }) => `${code}: ${filename}`).sort();
}

/** Runs a linter and returns its output. Its exit code is not zero when it found something, which is expected here. */
function run(program: string, args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, [program, ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
