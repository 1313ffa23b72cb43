import type { Entity } from '@itinera/shared/contracts';
import { useCustomFields, useStaff, useStaffNames } from '@itinera/shared/data';
import { useMemo } from 'react';
import type { ListDefinition } from '../list/defineList';
import type { ListCollection } from '../list/listAddress';
import { customColumns } from './customColumns';
import { customFilters } from './customFilters';

/**
 * A list with columns and filters of its custom fields. `parameters` filter by them; undefined until the fields are loaded, and until
 * then all are accepted.
 */
export function useCustomDefinition<C extends ListCollection>(
  definition: ListDefinition<C>,
): { definition: ListDefinition<C>; parameters: readonly string[] | undefined } {
  const fields = useCustomFields(definition.of.customEntity);
  const namesStaff = fields?.some(({ type }) => type === 'user') ?? false;
  const staff = useStaff(namesStaff);
  const nameOf = useStaffNames(namesStaff);
  return useMemo(() => {
    if (!fields) return { definition, parameters: undefined };
    const filters = customFilters(fields, staff);
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
  }, [definition, fields, staff, nameOf]);
}
