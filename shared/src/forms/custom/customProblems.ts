import { customProblemsIn, type CustomEntity, type CustomValues } from '@itinera/shared/contracts';
import { loadedCustomFields } from '@itinera/shared/data';

/** Errors of custom values, by the same rules as on the server. */
export function customProblems(
  entity: CustomEntity,
  values: { custom?: CustomValues },
): Record<string, string> {
  const filledIn = loadedCustomFields(entity).filter((field) => field.show_in_form && field.is_editable);
  return customProblemsIn(filledIn, values.custom ?? {});
}
