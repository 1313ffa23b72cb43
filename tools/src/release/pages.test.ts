import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { layerFiles, pageFiles, pageImports } from './pages';

const folder = mkdtempSync(join(tmpdir(), 'itinera-pages-'));
const source = join(folder, 'remote.ts');
beforeAll(() =>
  writeFileSync(
    source,
    `const newUser = () => import('./users/NewUserPage');
     export default defineRemote('mf_admin', {
       users: () => import(/* webpackChunkName: "users" */ './users/UsersPage'),
       'users-NewUser': newUser,
     });`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

test('finds the module of each page in the source of a remote', () => {
  expect(pageImports(source, ['users', 'users-NewUser'])).toEqual([
    ['users', './users/UsersPage'],
    ['users-NewUser', './users/NewUserPage'],
  ]);
  expect(() => pageImports(source, ['reports'])).toThrow('does not say how to load reports');
});

describe('the report of the bundler', () => {
  const chunk = (files: string[], origin: object, modules: string[] = []) => ({
    files,
    origins: [origin],
    modules: modules.map((name) => ({ name })),
  });
  const locate = (file: string) => ({ href: `/${file}`, integrity: `sha384-${file}` });

  test('lists the files of each page, the exposed module first, and its lazy layers', () => {
    const stats = {
      chunks: [
        chunk(['users.js', 'users.js.map'], { request: './users/UsersPage' }, [
          'consume shared module (default) @itinera/shared/grid@^1.0.0',
        ]),
        chunk([], { request: './users/UsersPage' }, [
          'consume shared module (default) @itinera/shared/ui@^1.0.0',
        ]),
        chunk(['remote.js'], { moduleName: 'container entry' }),
        chunk(['dialog.js'], { request: './UserDialog' }, [
          'consume shared module (default) @itinera/shared/forms@^1.0.0',
        ]),
      ],
    };
    expect(pageFiles(stats, [['users', './users/UsersPage']], locate)).toEqual({
      users: { files: [locate('remote.js'), locate('users.js')], layers: ['@itinera/shared/grid'] },
    });
  });

  test('lists the files of the shell for each lazy layer', () => {
    const stats = {
      chunks: [
        chunk(['grid.js'], {
          moduleName: 'provide shared module (default) @itinera/shared/grid@1.0.0 = /grid/index.ts',
        }),
      ],
    };
    expect(layerFiles(stats, locate)).toMatchObject({
      '@itinera/shared/grid': [locate('grid.js')],
      '@itinera/shared/forms': [],
    });
  });
});
