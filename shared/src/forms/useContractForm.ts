import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form that is checked by the contract the server checks by. There is no other way to make one, so no
 * form can forget its schema.
 */
export function useContractForm<I extends FieldValues, O extends FieldValues>(
  schema: z.ZodMiniType<O, I>,
  defaultValues: DefaultValues<I>,
) {
  return useForm<I, unknown, O>({ resolver: zodResolver(schema), defaultValues });
}
