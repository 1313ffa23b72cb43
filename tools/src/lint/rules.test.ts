import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allowedFiles, floors, floorFiles, refusedImports, refusedStyles } from './plants';
import { brokenImportRules, brokenStyleRules, plant } from './planted';

/** All plants are in one workspace and each linter runs once, because a linter needs seconds to start. */
let planted: ReturnType<typeof plant>;
let imports: string[];
let styles: string[];

beforeAll(() => {
  planted = plant(
    Object.assign(
      {},
      allowedFiles,
      floorFiles,
      ...refusedImports.map(({ files }) => files),
      ...refusedStyles.map(({ file, text }) => ({ [file]: text })),
    ),
  );
  imports = brokenImportRules(planted.folder);
  styles = brokenStyleRules(planted.folder);
});
afterAll(() => planted.remove());

const brokenBy = (violations: string[], file: string) =>
  violations.filter((violation) => violation.endsWith(`: ${file}`));

describe('the import rules', () => {
  test.each(Object.keys(allowedFiles))('allow the imports of %s', (file) => {
    expect(brokenBy(imports, file)).toEqual([]);
  });

  test.each(refusedImports)('refuse $title', ({ rule, from }) => {
    expect(imports).toContain(`${rule}: ${from}`);
  });

  test.each(
    floors.flatMap(({ rules, root, names }) =>
      names.slice(0, -1).map((name) => [rules, name, root] as const),
    ),
  )('refuse that floor %s/%s imports from the one above', (rules, name, root) => {
    const file = `${root}/${name}/up.ts`;
    expect(brokenBy(imports, file)).toEqual([`${rules}-${name}: ${file}`]);
  });
});

describe('the style rules', () => {
  test.each(refusedStyles)('refuse $title', ({ rule, file }) => {
    expect(styles).toContain(`${rule}: ${file}`);
  });

  test.each(Object.keys(allowedFiles))('find nothing in %s', (file) => {
    expect(brokenBy(styles, file)).toEqual([]);
  });
});
