import type { CustomEntity, CustomValues } from '@itinera/shared/contracts';
import { useCustomFields, useStaffNames } from '@itinera/shared/data';
import { customText } from '@itinera/shared/format';
import type { Fact } from './FactList';

/** The values of the fields that the company has defined for an entry, as facts of its card; none as long as there are no such fields. */
export function useCustomFacts(entity: CustomEntity, custom: CustomValues | undefined): Fact[] {
  const fields = useCustomFields(entity) ?? [];
  const nameOf = useStaffNames(fields.some(({ type }) => type === 'user'));
  return fields.map((field) => [field.label, customText(field, custom?.[field.key], nameOf)]);
}
