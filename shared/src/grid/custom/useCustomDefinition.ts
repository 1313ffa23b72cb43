import type { Entity } from '@itinera/shared/contracts';
import { useCustomFields, useStaffNames } from '@itinera/shared/data';
import { useMemo } from 'react';
import type { ListDefinition } from '../list/defineList';
import type { ListCollection } from '../list/listAddress';
import { customColumns } from './customColumns';
import { customFilters } from './customFilters';

/**
 * A list with the columns and filters of the fields that the company has defined for its entries. `parameters` are those that
 * filter by them; undefined until it is known which there are, and until then all are taken.
 */
export function useCustomDefinition<C extends ListCollection>(
  definition: ListDefinition<C>,
): { definition: ListDefinition<C>; parameters: readonly string[] | undefined } {
  const fields = useCustomFields(definition.of.customEntity);
  const nameOf = useStaffNames(
    fields?.some(({ type, show_in_list }) => type === 'user' && show_in_list) ?? false,
  );
  return useMemo(() => {
    if (!fields) return { definition, parameters: undefined };
    const filters = customFilters(fields);
    const parameters = filters.map(({ key }) => key);
    if (fields.length === 0) return { definition, parameters };
    return {
      definition: {
        ...definition,
        columns: [...definition.columns, ...customColumns<Entity<C>>(fields, nameOf)],
        filters: [...definition.filters, ...filters],
      },
      parameters,
    };
  }, [definition, fields, nameOf]);
}
