import type { ExportColumn, RowWriter } from './rowWriter';

export interface Progress {
  done: number;
  /** Undefined until the first answer. */
  total: number | undefined;
}

interface Written {
  rows: number;
  /** Total of the list at the start and at the end. */
  totals: { first: number; last: number };
}

interface Page<T> {
  result: T[];
  total: number;
}

/** Writes pages as they arrive. A row that moved to a later page meanwhile is written once. */
export async function writePages<T extends { id: string }>(
  pages: AsyncIterable<Page<T>>,
  columns: ExportColumn<T>[],
  writer: RowWriter,
  onProgress: (progress: Progress) => void,
): Promise<Written> {
  const seen = new Set<string>();
  let totals: Written['totals'] | undefined;
  for await (const { result, total } of pages) {
    const rows = result.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    writer.add(rows.map((row) => columns.map(({ value }) => value(row))));
    totals = { first: totals?.first ?? total, last: total };
    onProgress({ done: seen.size, total });
  }
  return { rows: seen.size, totals: totals ?? { first: 0, last: 0 } };
}
