// Without schemas, because displaying values needs no validator.
import type { CustomValue } from './customValues';

/** Whether a custom field has no value. */
export const isEmptyValue = (value: CustomValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
