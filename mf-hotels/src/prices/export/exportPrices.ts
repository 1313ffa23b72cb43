import { csvWriter, download, fileName, workbookWriter } from '@itinera/shared/grid';
import { today } from '@itinera/shared/state';
import type { fileRows } from './fileRows';

export type FileKind = 'xlsx' | 'csv';

const widths = [140, 180, 70, 130];
const WIDTH = 90;

/** Four decimals for texts: in a CSV, a point before three digits could group thousands. */
const unmistakable = (value: string | number | null): string | number | null =>
  typeof value === 'number' && /\.\d{3}$/.test(String(value)) ? `${value}0` : value;

export async function priceFile(
  kind: FileKind,
  { headers, rows }: ReturnType<typeof fileRows>,
): Promise<Blob> {
  const writer =
    kind === 'csv'
      ? await csvWriter(headers)
      : await workbookWriter(
          'Prices',
          headers.map((header, column) => ({ header, width: widths[column] ?? WIDTH })),
        );
  writer.add(kind === 'csv' ? rows.map((row) => row.map(unmistakable)) : rows);
  return writer.finish();
}

/** Such as `prices-amber-beach-baltic-dmc-2026-11-22.xlsx`. */
const nameOfFile = (kind: FileKind, hotel: string, partner: string | undefined): string =>
  fileName(
    ['prices', hotel, partner]
      .filter((part) => part !== undefined)
      .map((part) =>
        part
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
          .replaceAll(/^-|-$/g, ''),
      )
      .filter(Boolean)
      .join('-'),
    kind,
    today(),
  );

/** Downloads the file, and returns its name. */
export async function exportPrices(
  kind: FileKind,
  table: ReturnType<typeof fileRows>,
  hotel: string,
  partner: string | undefined,
): Promise<string> {
  const name = nameOfFile(kind, hotel, partner);
  download(await priceFile(kind, table), name);
  return name;
}
