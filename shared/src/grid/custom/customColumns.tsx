import { isEmptyValue, type CustomField, type CustomValues } from '@itinera/shared/contracts';
import { currencyDigits, customText } from '@itinera/shared/format';
import type { CellValue, Column } from '../list/column';
import { CustomCell } from './CustomCell';

/** An entry with custom values. */
interface WithCustom {
  custom?: CustomValues | undefined;
}

type NameOf = (id: string) => string;

const isNumeric = ({ type }: Pick<CustomField, 'type'>): boolean => type === 'number' || type === 'money';
const widthOf = ({ type }: CustomField): number => (isNumeric({ type }) || type === 'boolean' ? 120 : 170);

/** Exported value: numbers stay numbers, amounts in major units, and days stay days. */
function exported(field: CustomField, row: WithCustom, nameOf: NameOf): CellValue {
  const value = row.custom?.[field.key];
  if (isEmptyValue(value)) return null;
  if (typeof value === 'number')
    return field.type === 'money' ? value / 10 ** currencyDigits(field.currency ?? 'EUR') : value;
  if (typeof value === 'boolean' || (typeof value === 'string' && field.type === 'date')) return value;
  return customText(field, value, nameOf);
}

/** Columns of the custom fields of a list, after all others. */
export const customColumns = <T,>(fields: readonly CustomField[], nameOf: NameOf): Column<T>[] =>
  fields
    .filter(({ show_in_list }) => show_in_list)
    .map((field) => {
      const rowOf = (row: T) => row as WithCustom;
      const header = field.type === 'money' ? `${field.label}, ${field.currency}` : field.label;
      return {
        id: `custom.${field.key}`,
        header,
        width: widthOf(field),
        cell: (row) => <CustomCell field={field} value={rowOf(row).custom?.[field.key]} nameOf={nameOf} />,
        value: (row) => exported(field, rowOf(row), nameOf),
        ...(isNumeric(field) && { align: 'end' as const }),
      };
    });
