import { isEmptyValue, type CustomField, type CustomValue } from '@itinera/shared/contracts';
import { formatDay } from './dates';
import { formatMoney } from './money';

/** A custom value in words. `nameOf` returns the name of a user by id. */
export function customText(
  field: Pick<CustomField, 'type' | 'options' | 'currency'>,
  value: CustomValue | undefined,
  nameOf: (id: string) => string = (id) => id,
): string {
  if (value === undefined || value === null || isEmptyValue(value)) return '';
  const labelOf = (one: string) => field.options.find((option) => option.value === one)?.label ?? one;
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return field.type === 'money' && field.currency
      ? formatMoney(value, field.currency)
      : new Intl.NumberFormat('ru').format(value);
  if (field.type === 'date') return formatDay(value);
  if (field.type === 'user') return nameOf(value);
  return field.type === 'select' ? labelOf(value) : value;
}
