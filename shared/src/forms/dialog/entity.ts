import type { AnyCollection, EmbeddedName, Query } from '@itinera/shared/contracts';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldProps } from '../fields/fieldProps';
import type { Reference } from '../history/historyOf';
import type { ContractControl } from '../useContractForm';

/** A collection whose entries are added and changed in a form. */
export interface FormCollection extends AnyCollection {
  entity: z.ZodMiniType<{ id: string; names?: EmbeddedName[] | undefined }>;
  createInput: z.ZodMiniType<FieldValues, FieldValues>;
  /** The fields that a new entry can't do without. */
  required: readonly string[];
  defaults: object;
}

type Input<C extends FormCollection> = z.input<C['createInput']>;
export type FieldName<C extends FormCollection> = keyof Input<C> & string;

/** What a field is called, and what to type or choose there. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** Of a field that holds an id: what the history calls the entry behind it. */
  from?: Reference;
}

/** What a form has to know of a kind of entry. */
export interface EntityWords<C extends FormCollection> {
  of: C;
  /** One of them in a sentence: `flight carrier`. */
  noun: string;
  /** With this one is read to be changed: `{ with_data: true }`. */
  query: Query<C>;
  /** Values that a form which edits an entry begins with in place of the saved ones (specification 5). */
  presets?: Partial<z.input<C['createInput']>>;
  /** The fields of the form. */
  fields: { readonly [K in FieldName<C>]?: FieldWords };
}

/** Props of the component that renders the fields. */
export interface FieldsProps<C extends FormCollection> {
  control: ContractControl<C['createInput']>;
  /** What an input takes of its field: `<TextInput {...field('name')} />`. */
  field: (name: FieldName<C>) => FieldProps<Input<C>, z.output<C['createInput']>>;
  /** Empties fields: what is below an entry is not below another one. */
  clear: (...names: FieldName<C>[]) => void;
  /** Enters what follows from a choice in another field. */
  fill: (values: Partial<Input<C>>) => void;
}
