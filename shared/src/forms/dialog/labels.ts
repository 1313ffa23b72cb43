import { languages } from '@itinera/shared/format';
import { get, type FieldValues, type Path } from 'react-hook-form';

type Unnumbered<P extends string> = P extends `${infer Above}.${number}.${infer Below}`
  ? `${Above}.${Unnumbered<Below>}`
  : P extends `${infer Above}.${number}`
    ? Above
    : P;

/** Labels of fields. Those of a list are named once for all rows: `rows.from` for `rows.0.from`. */
export type Labels<I extends FieldValues> = { readonly [P in Unnumbered<Path<I>>]?: string };

/** Label of a name by its language: `Name (Russian)`. */
const languageOf = (entry: { locale?: unknown } | undefined): string | undefined =>
  Object.entries(languages).find(([locale]) => locale === entry?.locale)?.[1];

/**
 * `rows.1.from` → `Periods 2, From`; a part without a label has the label of the whole. Names are called by their language,
 * which is read from `values`: `names.0.name` → `Name (English)`.
 */
export function labelIn(
  labels: Readonly<Record<string, string | undefined>>,
  path: string,
  values: FieldValues = {},
): string {
  const parts = path.split('.').filter((part) => part !== 'root');
  const row = parts.findLastIndex((part) => /^\d+$/.test(part));
  const names = (until: number) =>
    parts
      .slice(0, until)
      .filter((part) => !/^\d+$/.test(part))
      .join('.');
  const own = labels[names(parts.length)];
  if (row < 0) return own ?? path;
  const language = languageOf(get(values, parts.slice(0, row + 1).join('.')));
  if (language) return `${labels[names(row)] ?? names(row)} (${language})`;
  const list = `${labels[names(row)] ?? names(row)} ${Number(parts[row]) + 1}`;
  return row === parts.length - 1 || own === undefined ? list : `${list}, ${own}`;
}
