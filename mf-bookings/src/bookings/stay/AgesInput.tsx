import type { FieldProps, FieldValues } from '@itinera/shared/forms';
import { ListInput } from '../../parts/ListInput';
import { agesReader } from './readAges';

/** Form field for the ages of children. */
export const AgesInput = <I extends FieldValues, O>(props: FieldProps<I, O>) => (
  <ListInput {...props} reader={agesReader} />
);
