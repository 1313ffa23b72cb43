import { customFilterKey, type CustomField } from '@itinera/shared/contracts';
import type { ChoiceFilter, Filter } from '../list/filter';

type Staff = ChoiceFilter['options'];

/** Filters by a custom field: ends of an amount or a day, or an option. */
function filtersOf({ key, label, type, options, currency }: CustomField, staff: Staff): Filter[] {
  const named = { key: customFilterKey(key), label };
  switch (type) {
    case 'boolean':
      return [{ ...named, kind: 'switch' }];
    case 'number':
      return [{ ...named, kind: 'range' }];
    case 'money':
      return [{ ...named, kind: 'range', label: `${label}, ${currency}` }];
    case 'date':
      return [
        { kind: 'day', key: customFilterKey(key, 'from'), label: `${label} from` },
        { kind: 'day', key: customFilterKey(key, 'to'), label: `${label} until` },
      ];
    case 'select':
    case 'multiselect':
      return [
        {
          ...named,
          kind: 'choice',
          several: true,
          options: options.map(({ value, label: text }) => ({ value, label: text })),
        },
      ];
    case 'user':
      return [{ ...named, kind: 'choice', several: true, options: staff }];
    default:
      return [{ ...named, kind: 'text' }];
  }
}

/** Filters of a list by custom fields; `staff` are the options of fields that refer to a user. */
export const customFilters = (fields: readonly CustomField[], staff: Staff): Filter[] =>
  fields.filter(({ show_in_filter }) => show_in_filter).flatMap((field) => filtersOf(field, staff));
