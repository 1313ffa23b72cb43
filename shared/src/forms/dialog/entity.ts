import type { AnyCollection, EmbeddedName, Query } from '@itinera/shared/contracts';
import type { FieldValues } from 'react-hook-form';
import type * as z from '@itinera/shared/schema';
import type { FieldProps } from '../fields/fieldProps';
import type { Reference } from '../history/historyOf';
import type { SaveVerb } from './SaveVerbText';
import type { ContractControl } from '../useContractForm';

/** A collection whose entries are added and changed in a form. */
export interface FormCollection extends AnyCollection {
  entity: z.ZodMiniType<{ id: string; names?: EmbeddedName[] | undefined }>;
  createInput: z.ZodMiniType<FieldValues, FieldValues>;
  /** Fields that a new entry requires. */
  required: readonly string[];
  defaults: object;
}

type Input<C extends FormCollection> = z.input<C['createInput']>;
export type FieldName<C extends FormCollection> = keyof Input<C> & string;

/** Label and hint of a field. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** For a field with an id: how the history names that entry. */
  from?: Reference;
}

/** Words of a kind of entry for its form. */
export interface EntityWords<C extends FormCollection> {
  of: C;
  /** Singular noun in a sentence: `flight carrier`. */
  noun: string;
  /** Query that loads an entry to edit: `{ with_data: true }`. */
  query: Query<C>;
  /** Values that an edit begins with instead of the saved ones (specification 5). */
  presets?: Partial<z.input<C['createInput']>>;
  /** Label of the button that adds an entry, if it is not `Add` and the noun: `Record 500,00 USD`. */
  addVerb?: SaveVerb<Input<C>>;
  /** The fields of the form. */
  fields: { readonly [K in FieldName<C>]?: FieldWords };
}

/** Props of the component that renders the fields. */
export interface FieldsProps<C extends FormCollection> {
  control: ContractControl<C['createInput']>;
  /** Props of an input: `<TextInput {...field('name')} />`. */
  field: (name: FieldName<C>) => FieldProps<Input<C>, z.output<C['createInput']>>;
  /** Clears dependent fields, such as those below a changed country. */
  clear: (...names: FieldName<C>[]) => void;
  /** Fills in values that follow from another field. */
  fill: (values: Partial<Input<C>>) => void;
}
