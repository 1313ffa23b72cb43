import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Control, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as z from '@itinera/shared/schema';
import type { CustomEntity } from '@itinera/shared/contracts';
import { customProblems } from './custom/customProblems';
import { explaining } from './read/explaining';
import { pressEnd } from './read/pressEnd';

/**
 * A form validated by the server's contract. There is no other way to create one, so no form can lack its schema. `customEntity`: adds
 * the custom fields of these entries. A field is checked on blur, and from then on while typing.
 */
export function useContractForm<I extends FieldValues, O extends FieldValues>(
  schema: z.ZodMiniType<O, I>,
  defaultValues: DefaultValues<I>,
  customEntity?: CustomEntity,
) {
  const check = explaining(zodResolver(schema), (values) =>
    customEntity ? customProblems(customEntity, values) : {},
  );
  return useForm<I, unknown, O>({
    mode: 'onTouched',
    resolver: async (...form) => {
      const checked = await check(...form);
      await pressEnd();
      return checked;
    },
    defaultValues,
  });
}

/** Control of a contract's form, for parts of a form in files of their own. */
export type ContractControl<S extends z.ZodMiniType<FieldValues, FieldValues>> = Control<
  z.input<S>,
  unknown,
  z.output<S>
>;
