import type { ReportColumn, ReportColumns, ReportResult } from '@itinera/shared/contracts';
import { currencyDigits, guardFormulas, plural } from '@itinera/shared/format';

const isNumber = ({ kind }: ReportColumn) => kind === 'count' || kind === 'money' || kind === 'percent';

type Value = string | number | null | undefined;

/** A number with a decimal point: money in major units, percentages as percent. */
function numberIn({ kind }: ReportColumn, value: number, currency: string | null): string {
  if (kind === 'percent') return (value / 100).toFixed(2);
  if (kind !== 'money' || currency === null) return String(value);
  const digits = currencyDigits(currency);
  return (value / 10 ** digits).toFixed(digits);
}

const quoted = (text: string): string =>
  /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function cell(column: ReportColumn, value: Value, currency: string | null): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? numberIn(column, value, currency) : quoted(guardFormulas(value));
}

/** Rows of a report as CSV, without ids, which are for links, and without empty columns. */
function csvOf(columns: ReportColumns, { rows }: ReportResult): string {
  const shown = Object.entries(columns).filter(
    ([name, { kind }]) => kind !== 'id' && rows.some((row) => row[name] !== null && row[name] !== undefined),
  );
  const lines = rows.map((row) => {
    const currency = typeof row['currency'] === 'string' ? row['currency'] : null;
    return [...shown.map(([name, column]) => cell(column, row[name], currency)), currency ?? ''].join(',');
  });
  return [[...shown.map(([, { label }]) => quoted(label)), 'Currency'].join(','), ...lines].join('\r\n');
}

/** The key figures, one a line, then the address of the report, and the rows as CSV. */
export function reportMail(name: string, columns: ReportColumns, result: ReportResult, address: string) {
  const { period, figures, rows, row_count } = result;
  const days = period.from === period.to ? period.to : `${period.from} to ${period.to}`;
  const said = figures.flatMap(({ name: figure, currency, value }) => {
    const column = columns[figure];
    if (!column || !isNumber(column) || value === null) return [];
    const unit = column.kind === 'percent' ? ' %' : currency === null ? '' : ` ${currency}`;
    return [`${column.label}: ${numberIn(column, value, currency)}${unit}`];
  });
  const cut =
    rows.length < row_count ? [`These are the first ${rows.length} of ${plural(row_count, 'row')}.`] : [];
  const table = row_count === 0 ? 'There are no rows.' : csvOf(columns, result);
  return { subject: `${name}, ${days}`, body: [...said, '', address, '', table, ...cut].join('\r\n') };
}
