import {
  allReports,
  type ColumnKind,
  type ReportColumns,
  type ReportKey,
  type ReportResult,
} from '@itinera/shared/contracts';
import { groupWords } from '../words';

export interface TableColumn {
  name: string;
  label: string;
  kind: ColumnKind;
}

export const isNumber = ({ kind }: TableColumn): boolean =>
  kind === 'count' || kind === 'money' || kind === 'percent';

/** Columns to show: ids only make links, and a column without any value is skipped. */
export function tableColumns(key: ReportKey, by: string | undefined, { rows }: ReportResult): TableColumn[] {
  const columns: ReportColumns = allReports[key].columns;
  return Object.entries(columns).flatMap(([name, { label, kind }]) => {
    if (kind === 'id' || rows.every((row) => row[name] === null || row[name] === undefined)) return [];
    return [{ name, kind, label: name === 'group' ? (groupWords[by ?? ''] ?? label) : label }];
  });
}

/** Default of the parameter that groups rows. */
export const defaultGroup: Partial<Record<ReportKey, string>> = { sales: 'hotel', receivables: 'booking' };

/** A text of a row as it is shown: days in the locale, words of the API translated. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
