import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessTo, allRights } from '../../src/rights/rights';

export type Kind = 'rights' | 'scopes' | 'policies';

/** A rule that was taken away; some test has to notice. */
export interface Mutant {
  kind: Kind;
  name: string;
  /** Relative to the package. */
  file: string;
  change: (source: string) => string;
  /** The tests that look at rules of this kind. */
  tests: string;
}

const folder = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8');
const filesIn = (place: string, wanted: RegExp) =>
  readdirSync(`${folder}${place}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name) && !name.endsWith('.test.ts'))
    .map((name) => `${place}/${name}`)
    .sort();

const replaceAt = (source: string, index: number, length: number, text: string) => source.slice(0, index) + text + source.slice(index + length);

/** The next weaker rule: partners may enter; where they may already, whoever has a session may, or anyone. */
function weakened(right: string): unknown {
  const access = accessTo(right);
  if (typeof access === 'string') return access === 'anyone' ? undefined : 'anyone';
  return access?.dmc === 'none' ? { ...access, dmc: 'all' } : 'any session';
}

const rights = (): Mutant[] =>
  allRights.flatMap((right) => {
    const rule = weakened(right);
    if (rule === undefined) return [];
    return {
      kind: 'rights' as const,
      name: `${right} is ${JSON.stringify(rule)}`,
      file: 'src/rights/rights.ts',
      change: (source: string) => `${source}\nentries.set('${right}', ${JSON.stringify(rule)});\n`,
      tests: 'src/rights/rights',
    };
  });

/** Wherever a query is narrowed to a partner, it is for nobody in particular. */
const scopes = (): Mutant[] =>
  filesIn('src', /\.ts$/)
    .filter((file) => !file.startsWith('src/sessions/'))
    .flatMap((file) =>
      [...read(file).matchAll(/\bpartnerIdOf\((?:[^()]|\([^()]*\))*\)/g)].map((call) => ({
        kind: 'scopes' as const,
        name: `${file}:${read(file).slice(0, call.index).split('\n').length} forgets the partner`,
        file,
        change: (source: string) => replaceAt(source, call.index, call[0].length, 'undefined'),
        tests: 'proof/lines/answers|proof/priceSecrecy|modules/prices',
      })),
    );

/** A policy without its condition. */
function opened(statement: string): string {
  const head = statement.slice(0, statement.search(/\b(USING|WITH CHECK)\b/));
  const insertion = /\bFOR INSERT\b/.test(head);
  const checked = statement.includes('WITH CHECK');
  return `${head}${insertion ? '' : 'USING (true)'}${insertion || checked ? ' WITH CHECK (true)' : ''};`;
}

const policies = (): Mutant[] =>
  filesIn('migrations', /\.sql$/).flatMap((file) =>
    [...read(file).matchAll(/CREATE POLICY (\w+) ON (\w+)[^;]*;/g)].map((found) => ({
      kind: 'policies' as const,
      name: `${file} opens ${found[2]} by ${found[1]}`,
      file,
      change: (source: string) => replaceAt(source, found.index, found[0].length, opened(found[0])),
      tests: 'proof/lines/policies|db/rowLevelSecurity|src/writes',
    })),
  );

export const allMutants = (): Mutant[] => [...rights(), ...scopes(), ...policies()];
