import { readFileSync } from 'node:fs';
import type { PreloadFile } from '@itinera/shared/contracts';
import { lazyLayerKeys } from '@itinera/shared/federation';
import type { StatsChunk, StatsCompilation } from '@rspack/core';

type Origin = NonNullable<StatsChunk['origins']>[number];
type Locate = (file: string) => PreloadFile;

const importOfPage = /['"]?([\w-]+)['"]?:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Route names and the module each is drawn by, as `name: () => import('./Page')` in the given source. */
export const pageImports = (source: string): [route: string, request: string][] =>
  [...readFileSync(source, 'utf8').matchAll(importOfPage)].map(([, route = '', request = '']) => [route, request]);

/** The files and lazy layers that a page waits for before it can be drawn, from what the bundler reports. */
export function pageFiles(stats: StatsCompilation, imports: [string, string][], locate: Locate) {
  const start = chunksFrom(stats, ({ moduleName }) => moduleName === 'container entry');
  return Object.fromEntries(
    imports.map(([route, request]) => {
      const chunks = chunksFrom(stats, (origin) => origin.request === request);
      return [route, { files: filesOf([...start, ...chunks], locate), layers: lazyLayersOf(chunks) }];
    }),
  );
}

/** The shell's files of each lazy layer. */
export function layerFiles(stats: StatsCompilation, locate: Locate) {
  const provided = (key: string) =>
    chunksFrom(stats, ({ moduleName }) => moduleName?.startsWith(`provide shared module (default) ${key}@`) ?? false);
  return Object.fromEntries(lazyLayerKeys.map((key) => [key, filesOf(provided(key), locate)]));
}

const chunksFrom = (stats: StatsCompilation, wanted: (origin: Origin) => boolean): StatsChunk[] =>
  (stats.chunks ?? []).filter((chunk) => chunk.origins?.some(wanted));

const filesOf = (chunks: StatsChunk[], locate: Locate): PreloadFile[] =>
  [...new Set(chunks.flatMap((chunk) => [...(chunk.files ?? [])]))].filter((file) => file.endsWith('.js')).map(locate);

function lazyLayersOf(chunks: StatsChunk[]): string[] {
  const consumed = chunks.flatMap((chunk) => chunk.modules ?? []).map((module) => module.name ?? '');
  return lazyLayerKeys.filter((key) => consumed.some((name) => name.startsWith(`consume shared module (default) ${key}@`)));
}
