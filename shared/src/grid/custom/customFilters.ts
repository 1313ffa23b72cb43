import { customFilterKey, users, type CustomField, type User } from '@itinera/shared/contracts';
import { personName } from '@itinera/shared/format';
import { entityFilter, type Filter } from '../list/filter';

/** What a filter by a field that the company has defined asks for: an amount from one to another, a day from one to another, an option. */
function filtersOf({ key, label, type, options, currency }: CustomField): Filter[] {
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
      return [
        entityFilter({
          ...named,
          collection: users,
          query: () => ({ is_staff: true }),
          nameOf: (user: User) => personName(user),
          several: true,
        }),
      ];
    default:
      return [{ ...named, kind: 'text' }];
  }
}

export const customFilters = (fields: readonly CustomField[]): Filter[] =>
  fields.filter(({ show_in_filter }) => show_in_filter).flatMap(filtersOf);
