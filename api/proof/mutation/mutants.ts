import { readdirSync, readFileSync } from 'node:fs';
import { packageFolder } from './folders';

/** A query without its condition on the actor, which some test has to notice. */
export interface Mutant {
  name: string;
  /** Relative to the package. */
  file: string;
  change: (source: string) => string;
}

const filesIn = (place: string, wanted: RegExp) =>
  readdirSync(`${packageFolder}${place}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name) && !name.endsWith('.test.ts'))
    .map((name) => `${place}/${name}`)
    .sort();

const replaceAt = (source: string, index: number, length: number, text: string) =>
  source.slice(0, index) + text + source.slice(index + length);

/** Every place where a query is restricted to a partner, without that restriction. */
export const allMutants = (): Mutant[] =>
  filesIn('src', /\.ts$/)
    .filter((file) => !file.startsWith('src/identity/sessions/'))
    .flatMap((file) => {
      const source = readFileSync(`${packageFolder}${file}`, 'utf8');
      return [...source.matchAll(/\bpartnerIdOf\((?:[^()]|\([^()]*\))*\)/g)].map((call) => ({
        name: `${file}:${source.slice(0, call.index).split('\n').length} forgets the partner`,
        file,
        change: (before: string) => replaceAt(before, call.index, call[0].length, 'undefined'),
      }));
    });
