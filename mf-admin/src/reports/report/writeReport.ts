import {
  allReports,
  mostReportRows,
  type Answer,
  type ReportKey,
  type ReportResult,
} from '@itinera/shared/contracts';
import { call } from '@itinera/shared/data';
import { currencyDigits } from '@itinera/shared/format';
import { csvWriter, download, fileName, workbookWriter } from '@itinera/shared/grid';
import { today } from '@itinera/shared/state';
import { reportWords } from '../words';
import { cellInWords } from './cellInWords';
import { isDay, tableColumns, defaultGroup, type TableColumn } from './tableColumns';

export interface ExportedReport {
  name: ReportKey;
  query: Record<string, string>;
}

/** Value of a cell in the file: money in major units, percentages and counts as numbers, days as ISO 8601, as in exports of lists. */
function written(column: TableColumn, value: string | number | null | undefined, currency: string | null) {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return isDay(value) ? value : cellInWords(column, value, currency);
  if (column.kind === 'percent') return value / 100;
  return column.kind === 'money' && currency !== null ? value / 10 ** currencyDigits(currency) : value;
}

/** Width of a column in pixels: of its longest text, at most what a screen has room for. */
const widthOf = (values: readonly (string | number | null | undefined)[]): number =>
  Math.min(
    320,
    20 + 7 * values.reduce<number>((most, value) => Math.max(most, String(value ?? '').length), 0),
  );

/** Writes all rows of a report to a file; returns their number. */
export async function writeReport(kind: 'csv' | 'xlsx', { name, query }: ExportedReport): Promise<number> {
  const params = { ...query, limit: String(mostReportRows) };
  const { result } = await call<Answer<ReportResult>>({ method: 'GET', url: allReports[name].path, params });
  const columns = tableColumns(name, query['by'] ?? defaultGroup[name], result);
  const rows = result.rows.map((row) => {
    const currency = typeof row['currency'] === 'string' ? row['currency'] : null;
    return [...columns.map((column) => written(column, row[column.name], currency)), currency];
  });
  const headings = [
    ...columns.map(({ label, kind: of }) => ({
      header: of === 'percent' ? `${label}, %` : label,
      isMoney: of === 'money',
    })),
    { header: 'Currency', isMoney: false },
  ].map((heading, index) => ({
    ...heading,
    width: widthOf([heading.header, ...rows.map((row) => row[index])]),
  }));
  const writer =
    kind === 'csv'
      ? await csvWriter(headings.map(({ header }) => header))
      : await workbookWriter(reportWords[name].title, headings);
  writer.add(rows);
  download(writer.finish(), fileName(name.replaceAll('_', '-'), kind, today()));
  return result.rows.length;
}
