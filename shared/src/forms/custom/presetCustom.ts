import { isEmptyValue, type CustomEntity, type CustomValues } from '@itinera/shared/contracts';
import { loadedCustomFields } from '@itinera/shared/data';

/** Default custom values of a new entry. The server fills in those that are not loaded yet. */
export const presetCustom = (entity: CustomEntity): CustomValues =>
  Object.fromEntries(
    loadedCustomFields(entity).flatMap(({ key, default_value }) =>
      isEmptyValue(default_value) ? [] : [[key, default_value]],
    ),
  );
