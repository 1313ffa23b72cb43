import type { EmbeddedName } from '@itinera/shared/contracts';
import type { FieldValues } from 'react-hook-form';
import { blankNames } from '../fields/NamesInput';
import type { NamedCollection } from '../steps/localName';
import { presetCustom } from '../custom/presetCustom';
import type { EntityWords, FormCollection } from './entity';

/** Whether its entries are named in records of their own. */
export const isNamed = (of: FormCollection): of is FormCollection & NamedCollection => 'names' in of;

/** The values of the form of a new entry: a required field is empty, so that the contract asks to fill it in. */
export const blankValues = (of: FormCollection): FieldValues => ({
  ...Object.fromEntries(of.required.map((name) => [name, ''])),
  ...of.defaults,
  ...(of.customEntity && { custom: presetCustom(of.customEntity) }),
  ...(isNamed(of) && { names: blankNames }),
});

/** The fields of an entry as its form holds them, and what it can't do without, such as the id of its owner. One without a name gets a field for the first. */
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
