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

/** The columns of a report that say something: ids lead to lists, and a column without any value is left out. */
export function tableColumns(key: ReportKey, by: string | undefined, { rows }: ReportResult): TableColumn[] {
  const columns: ReportColumns = allReports[key].columns;
  return Object.entries(columns).flatMap(([name, { label, kind }]) => {
    if (kind === 'id' || rows.every((row) => row[name] === null || row[name] === undefined)) return [];
    return [{ name, kind, label: name === 'group' ? (groupWords[by ?? ''] ?? label) : label }];
  });
}

/** What groups rows if the address does not say it. */
export const usualGroup: Partial<Record<ReportKey, string>> = { sales: 'hotel', receivables: 'booking' };

/** A text of a row as it is read: days by the locale, words of the wire in words. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
