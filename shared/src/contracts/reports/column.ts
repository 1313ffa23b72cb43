import * as z from '@itinera/shared/schema';

/** `id`: needed for links, not shown. Percentages are basis points. Money is in minor units of the row's currency. */
export type ColumnKind = 'text' | 'day' | 'id' | 'count' | 'money' | 'percent';

export interface ReportColumn {
  label: string;
  kind: ColumnKind;
}

export type ReportColumns = Record<string, ReportColumn>;

const of =
  <K extends ColumnKind>(kind: K) =>
  (label: string) => ({ label, kind });

export const textColumn = of('text');
export const dayColumn = of('day');
export const idColumn = { label: '', kind: 'id' } as const;
export const countColumn = of('count');
export const moneyColumn = of('money');
export const percentColumn = of('percent');

/** A row with all columns, and the currency of its amounts; null without one. */
export type ReportRow = Record<string, string | number | null>;

const isWritten = ({ kind }: ReportColumn) => kind === 'text' || kind === 'day' || kind === 'id';

export const rowOf = (columns: ReportColumns): z.ZodMiniType<ReportRow, ReportRow> =>
  z.object({
    currency: z.nullable(z.string()),
    ...Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        isWritten(column) ? z.nullable(z.string()) : z.nullable(z.number()),
      ]),
    ),
  });
