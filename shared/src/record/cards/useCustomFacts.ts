import type { CustomEntity, CustomValues } from '@itinera/shared/contracts';
import { useCustomFields, useStaffNames } from '@itinera/shared/data';
import { customText } from '@itinera/shared/format';
import type { Fact } from './FactList';

/** Custom values of an entry as facts of its card; empty without custom fields. */
export function useCustomFacts(entity: CustomEntity, custom: CustomValues | undefined): Fact[] {
  const fields = useCustomFields(entity) ?? [];
  const nameOf = useStaffNames(fields.some(({ type }) => type === 'user'));
  return fields.map((field) => [field.label, customText(field, custom?.[field.key], nameOf)]);
}
