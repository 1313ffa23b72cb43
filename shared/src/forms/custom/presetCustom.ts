import { isEmptyValue, type CustomEntity, type CustomValues } from '@itinera/shared/contracts';
import { loadedCustomFields } from '@itinera/shared/data';

/** What a new entry begins with in the fields that the company has defined. What is not loaded yet is filled in by the server. */
export const presetCustom = (entity: CustomEntity): CustomValues =>
  Object.fromEntries(
    loadedCustomFields(entity).flatMap(({ key, default_value }) =>
      isEmptyValue(default_value) ? [] : [[key, default_value]],
    ),
  );
