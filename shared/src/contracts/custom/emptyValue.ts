// Without schemas, because what shows values needs no validator.
import type { CustomValue } from './customValues';

/** Whether a field of the company's own has no value. */
export const isEmptyValue = (value: CustomValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
