import type { EmbeddedName } from '@itinera/shared/contracts';
import type { FieldValues } from 'react-hook-form';
import { blankNames } from '../fields/NamesInput';
import type { NamedCollection } from '../steps/localName';
import { presetCustom } from '../custom/presetCustom';
import type { EntityWords, FormCollection } from './entity';

/** Whether its names are records of their own. */
export const isNamed = (of: FormCollection): of is FormCollection & NamedCollection => 'names' in of;

/** Initial values of a new entry: required fields are empty, so that the contract reports them. */
export const blankValues = (of: FormCollection): FieldValues => ({
  ...Object.fromEntries(of.required.map((name) => [name, ''])),
  ...of.defaults,
  ...(of.customEntity && { custom: presetCustom(of.customEntity) }),
  ...(isNamed(of) && { names: blankNames }),
});

/** Form values of an entry: its fields, and required ones such as the id of its owner. Without a name, there is a field for the first. */
export function valuesOf(
  { of, fields }: EntityWords<FormCollection>,
  entry: { names?: EmbeddedName[] | undefined },
): FieldValues {
  const values: FieldValues = Object.fromEntries(
    Object.entries(entry).filter(
      ([name]) => Object.hasOwn(fields, name) || of.required.includes(name) || name === 'custom',
    ),
  );
  if (!isNamed(of)) return values;
  const names = (entry.names ?? []).map(({ locale, name }) => ({ locale, name }));
  return { ...values, names: names.length > 0 ? names : blankNames };
}
