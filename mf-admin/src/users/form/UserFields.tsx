import { CurrencyInput } from '@itinera/shared/choices';
import { roles, type Role } from '@itinera/shared/contracts';
import { languages, roleNames } from '@itinera/shared/format';
import { ImageInput, SelectInput, TextInput, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import type { ReactNode } from 'react';

const ownAddressHint = 'Change it in “Your account”: it needs your password and a code from a mail.';

const localeOptions = Object.entries(languages).map(([value, label]) => ({ value, label }));

export type UserField =
  | 'email'
  | 'role'
  | 'first_name'
  | 'last_name'
  | 'middle_name'
  | 'phone'
  | 'company_name'
  | 'currency'
  | 'locale'
  | 'picture_file_name';

interface UserInputsProps<P> {
  /** Props of an input, by field. */
  field: (name: UserField) => P;
  role: Role;
  /** Roles that can be selected. */
  offered?: readonly Role[];
  /** Whether the account is the reader's own, whose address is changed elsewhere. */
  isOwn?: boolean;
  /** Text below the role that explains it. */
  aboutRole?: ReactNode;
  /** Inputs that only a partner has. */
  ofPartner?: ReactNode;
}

/** Inputs of an account, for a new and for an existing one. */
export function UserInputs<I extends FieldValues, O>({
  field,
  role,
  offered = roles,
  isOwn = false,
  aboutRole,
  ofPartner,
}: UserInputsProps<FieldProps<I, O>>) {
  return (
    <>
      <TextInput {...field('email')} {...(isOwn && { disabled: true, hint: ownAddressHint })} />
      <SelectInput
        {...field('role')}
        required
        options={offered.map((value) => ({ value, label: roleNames[value] }))}
      />
      {aboutRole}
      <Pair>
        <TextInput {...field('first_name')} />
        <TextInput {...field('last_name')} />
      </Pair>
      <Pair>
        <TextInput {...field('middle_name')} />
        <TextInput {...field('phone')} />
      </Pair>
      <TextInput {...field('company_name')} required={role === 'dmc'} />
      <Pair>
        <CurrencyInput {...field('currency')} required />
        <SelectInput {...field('locale')} required options={localeOptions} />
      </Pair>
      <ImageInput {...field('picture_file_name')} />
      {ofPartner}
    </>
  );
}
