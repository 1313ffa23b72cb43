import type { FieldValues, Path } from 'react-hook-form';

type Unnumbered<P extends string> = P extends `${infer Above}.${number}.${infer Below}`
  ? `${Above}.${Unnumbered<Below>}`
  : P extends `${infer Above}.${number}`
    ? Above
    : P;

/** Labels of fields. Those of a list are named once for all rows: `rows.from` for `rows.0.from`. */
export type Labels<I extends FieldValues> = { readonly [P in Unnumbered<Path<I>>]?: string };

/** `rows.1.from` → `Periods 2, From`; a part without a label has the label of the whole. */
export function labelIn(labels: Readonly<Record<string, string | undefined>>, path: string): string {
  const parts = path.split('.').filter((part) => part !== 'root');
  const row = parts.findLastIndex((part) => /^\d+$/.test(part));
  const names = (until: number) =>
    parts
      .slice(0, until)
      .filter((part) => !/^\d+$/.test(part))
      .join('.');
  const own = labels[names(parts.length)];
  if (row < 0) return own ?? path;
  const list = `${labels[names(row)] ?? names(row)} ${Number(parts[row]) + 1}`;
  return row === parts.length - 1 || own === undefined ? list : `${list}, ${own}`;
}
