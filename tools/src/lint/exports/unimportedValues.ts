import { dirname, join } from 'node:path/posix';

/** Modules whose exports a command reads by name, or that replace another module in a build. */
const isReadByName = (path: string): boolean =>
  /^(tools\/src\/[^/]+|bench\/src\/monolith\/.+|shell\/src\/bootstrap|shared\/src\/federation\/mutationCache)\.tsx?$/.test(
    path,
  );

const declared = /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|enum) ([\w$]+)/gm;
const named = /\b(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g;
const namespace = /\bimport\s+\*\s+as\s+([\w$]+)\s+from\s*'([^']+)'/g;
const onDemand = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;
const passedOn = /^export \* from '([^']+)'/gm;

/** What a source imports, as pairs of request and name; `*` are all exports. */
function* importsOf(text: string): Generator<[request: string, name: string]> {
  for (const [, names = '', request = ''] of text.matchAll(named))
    for (const name of names.split(',')) yield [request, /^(?:type )?([\w$]*)/.exec(name.trim())?.[1] ?? ''];
  for (const [, alias = '', request = ''] of text.matchAll(namespace))
    for (const [, name = ''] of text.matchAll(new RegExp(`\\b${alias}\\.([\\w$]+)`, 'g')))
      yield [request, name];
  for (const [, request = ''] of text.matchAll(onDemand)) yield [request, '*'];
}

/**
 * Exported values that no other file imports, tests included: dead, or `export` is too much. Types are not judged, because the signature
 * of an export may need their names. Sources are read by pattern: parsing all of them takes ten times as long.
 */
export function unimportedValues(
  sources: ReadonlyMap<string, string>,
  subpaths: Readonly<Record<string, string>>,
): string[] {
  const find = (from: string, request: string): string => {
    const subpath = request.startsWith('@itinera/shared/') && subpaths[`./${request.slice(16)}`];
    const path = subpath ? join('shared', subpath) : join(dirname(from), request);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => sources.has(one)) ?? '';
  };
  const imported = new Set<string>();
  const aboveOf = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const [request, name] of importsOf(text)) imported.add(`${find(path, request)} ${name}`);
    for (const [, request = ''] of text.matchAll(passedOn)) {
      const module = find(path, request);
      aboveOf.set(module, [...(aboveOf.get(module) ?? []), path]);
    }
  }
  const isImported = (path: string, name: string): boolean =>
    imported.has(`${path} ${name}`) ||
    imported.has(`${path} *`) ||
    (aboveOf.get(path) ?? []).some((above) => isImported(above, name));

  return [...sources]
    .filter(([path]) => !isReadByName(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(declared)]
        .map(([, name = '']) => name)
        .filter((name) => !isImported(path, name))
        .map((name) => `${path} exports ${name}, which no other file imports.`),
    );
}
