import type { Manifest } from './backupFormat';

const rowsOf = ({ tables }: Pick<Manifest, 'tables'>): number =>
  Object.values(tables).reduce((sum, table) => sum + table.rows, 0);

/** The columns that the tables of backups and of restores have in common. */
export const countsOf = (manifest: Manifest) => ({
  rows: rowsOf(manifest),
  files: Object.keys(manifest.files).length,
});

/** `1200 rows of 78 tables and 40 files` */
export const countsInWords = (manifest: Manifest): string =>
  `${rowsOf(manifest)} rows of ${Object.keys(manifest.tables).length} tables and ${Object.keys(manifest.files).length} files`;
