import { readFileSync } from 'node:fs';
import type { PreloadFile } from '@itinera/shared/contracts';
import { lazyLayerKeys } from '@itinera/shared/federation/shares';
import { Failure } from '../workspace/failure';

/** The part of the bundler's report that is read here. */
interface Report {
  chunks?: Chunk[] | undefined;
}
interface Chunk {
  files?: Iterable<string> | undefined;
  origins?: Origin[] | undefined;
  modules?: { name?: string | undefined }[] | undefined;
}
interface Origin {
  /** The module that imports the chunk, and its request string. */
  moduleName?: string | undefined;
  request?: string | undefined;
}
type Locate = (file: string) => PreloadFile;

type PageImport = [route: string, request: string];

const loader =
  /['"]?([\w-]+)['"]?\s*[:=]\s*\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;
const namedLoader = /['"]?([\w-]+)['"]?:\s*(\w+),/g;

/**
 * The module that renders each route, read from a source with `route: () => import('./Page')`, or with
 * `route: loader` where two routes share a page.
 */
export function pageImports(file: string, routes: string[]): PageImport[] {
  const source = readFileSync(file, 'utf8');
  const requests = new Map([...source.matchAll(loader)].map(([, name, request]) => [name, request]));
  for (const [, route, name] of source.matchAll(namedLoader)) {
    if (requests.has(name)) requests.set(route, requests.get(name));
  }
  return routes.map((route) => {
    const request = requests.get(route);
    if (request) return [route, request];
    throw new Failure(`${file} does not say how to load ${route}.`);
  });
}

/** The files and lazy layers that a page waits for before it can render, from the bundler's report. */
export function pageFiles(stats: Report, imports: PageImport[], locate: Locate) {
  const start = chunksFrom(stats, ({ moduleName }) => moduleName === 'container entry');
  return Object.fromEntries(
    imports.map(([route, request]) => {
      const chunks = chunksFrom(stats, (origin) => origin.request === request);
      return [route, { files: filesOf([...start, ...chunks], locate), layers: lazyLayersOf(chunks) }];
    }),
  );
}

/** Requested separately as soon as the layer renders, so that its failure does not fail the layer. */
const alwaysRequested: Record<string, string> = { '@itinera/shared/grid': '../views/ViewsTool' };

/** The shell's files of each lazy layer. */
export function layerFiles(stats: Report, locate: Locate) {
  const provided = (key: string) =>
    chunksFrom(
      stats,
      ({ moduleName, request }) =>
        (request !== undefined && request === alwaysRequested[key]) ||
        (moduleName?.startsWith(`provide shared module (default) ${key}@`) ?? false),
    );
  return Object.fromEntries(lazyLayerKeys.map((key) => [key, filesOf(provided(key), locate)]));
}

const chunksFrom = (stats: Report, wanted: (origin: Origin) => boolean): Chunk[] =>
  (stats.chunks ?? []).filter((chunk) => chunk.origins?.some(wanted));

const filesOf = (chunks: Chunk[], locate: Locate): PreloadFile[] =>
  [...new Set(chunks.flatMap((chunk) => [...(chunk.files ?? [])]))]
    .filter((file) => file.endsWith('.js'))
    .map(locate);

function lazyLayersOf(chunks: Chunk[]): string[] {
  const consumed = chunks.flatMap((chunk) => chunk.modules ?? []).map((module) => module.name ?? '');
  return lazyLayerKeys.filter((key) =>
    consumed.some((name) => name.startsWith(`consume shared module (default) ${key}@`)),
  );
}
