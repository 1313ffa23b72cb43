import { builds } from '../browser/build';
import type { Weight } from '../bytes/weight';
import type { Bytes } from './results';
import { table } from './table';
import { kilobytes } from './units';

const sizes = ({ files, brotli, gzip, raw }: Weight) => [
  String(files),
  kilobytes(brotli),
  kilobytes(gzip),
  kilobytes(raw),
];
const minus = (one: Weight, other: Weight): Weight => ({
  files: one.files - other.files,
  brotli: one.brotli - other.brotli,
  gzip: one.gzip - other.gzip,
  raw: one.raw - other.raw,
});
const head = ['files', 'brotli', 'gzip', 'uncompressed'];

/** A minimal administration application made with react-admin: one list and one form. */
const BAREST_REACT_ADMIN = 278_000;

export function pagesTable({ signIn, hotels, editDialog }: Bytes): string {
  const rows = [signIn, hotels, editDialog].flatMap((page) => [
    ...builds.map((build) => [page.title, build, ...sizes(page[build])]),
    ['', '**difference**', ...sizes(minus(page.federated, page.monolithic))],
  ]);
  const forScale = ['Barest react-admin application', '', '', kilobytes(BAREST_REACT_ADMIN), '', ''];
  return table(
    ['page', 'build', ...head],
    [...rows, forScale],
    ['---', '---', '---:', '---:', '---:', '---:'],
  );
}

const named = (weights: Record<string, Weight>) =>
  Object.entries(weights).map(([name, weight]) => [name, ...sizes(weight)]);

export const layersTable = ({ layers }: Bytes) => table(['lazy layer of the shell', ...head], named(layers));
export const entriesTable = ({ entries }: Bytes) => table(['remoteEntry', ...head], named(entries));
export const packagesTable = ({ packages }: Bytes) =>
  table(['everything in a release', ...head], named(packages));
export const ownPagesTable = ({ pages }: Bytes) => table(['a page’s own chunks', ...head], named(pages));
