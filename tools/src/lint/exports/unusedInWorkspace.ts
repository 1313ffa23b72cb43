import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unimportedValues } from './unimportedValues';
import { unusedOfCatalog } from './unusedOfCatalog';

/** What the sources export and the catalog has, and nobody uses. */
export function unusedInWorkspace(root: string): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const paths = (...patterns: string[]): string[] =>
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((path) => path !== '' && existsSync(join(root, path)));
  const sources = new Map(paths('*.ts', '*.tsx', ':!*.d.ts').map((path) => [path, read(path)]));
  const { exports } = JSON.parse(read('shared/package.json')) as { exports: Record<string, string> };
  return [
    ...unimportedValues(sources, exports),
    ...unusedOfCatalog(read('pnpm-workspace.yaml'), paths('*package.json').map(read)),
  ];
}
