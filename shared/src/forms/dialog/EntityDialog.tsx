import { capitalised } from '@itinera/shared/format';
import { useSession, type MessageAction } from '@itinera/shared/state';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from '@itinera/shared/schema';
import type { Shown } from '../clash/shown';
import { HistoryButton } from '../history/HistoryButton';
import type { HistoryOf, Reference } from '../history/historyOf';
import type { Plan } from '../steps/plan';
import { useContractForm } from '../useContractForm';
import type { EntityWords, FieldsProps, FormCollection } from './entity';
import { blankValues, valuesOf } from './entityValues';
import { creationOf, undoOfEdit, useEdit, type Entry, type Rescue, type SaveObserver } from './entityWrites';
import { EntryDialog } from './EntryDialog';
import { FormDialog } from './FormDialog';
import type { SaveVerb } from './SaveVerbText';
import { usePresets } from './usePresets';

interface EntityDialogProps<C extends FormCollection> {
  words: EntityWords<C>;
  /** Renders the fields, each with its words: `<TextInput {...field('name')} />`. */
  Fields: ComponentType<FieldsProps<NoInfer<C>>>;
  /** Id of the edited entry; undefined adds one. */
  id?: string | undefined;
  /** Initial values beside the defaults of the contract, such as a name typed elsewhere. */
  start?: Partial<z.input<C['createInput']>>;
  /** What each save says beside the entry, such as the currency of its amounts. A draft is of these values only. */
  beside?: Partial<z.input<C['createInput']>>;
  /** Formatters of values, for messages, conflicts and the history. */
  shown?: Shown<z.input<C['createInput']>> | undefined;
  observe?: SaveObserver | undefined;
  rescue?: Rescue | undefined;
  /** Called with the id of the saved entry, or without one. */
  onClose: (id?: string) => void;
}

/** Props for any collection, after the words were type-checked. */
type AnyDialogProps = EntityDialogProps<FormCollection>;

/**
 * Adds an entry, or edits one, in a sheet beside its list. Title, values, draft and message follow from the words of its kind.
 */
export function EntityDialog<C extends FormCollection>(props: EntityDialogProps<C>) {
  const dialog = props as unknown as AnyDialogProps;
  const { words, id, onClose } = dialog;
  if (id === undefined) return <AddDialog {...dialog} />;
  const title = `Edit ${words.noun}`;
  return (
    <EntryDialog collection={words.of} id={id} query={words.query} title={title} onClose={() => onClose()}>
      {(entry) => <EditDialog {...dialog} entry={entry} title={title} />}
    </EntryDialog>
  );
}

/** Draft key of a new entry. It contains the preset ids, so that input for one booking is not restored for another. */
const draftOfNew = (start: object = {}): string =>
  ['new', ...Object.entries(start).flatMap(([name, id]) => (name.endsWith('_id') ? [id] : []))].join('-');

const draftOf = (key: string, beside: object = {}): string => [key, ...Object.values(beside)].join('-');

function AddDialog(props: AnyDialogProps) {
  const { words, start, beside, onClose } = props;
  const title = `Add ${words.noun}`;
  return (
    <EntityForm
      {...props}
      title={title}
      saveVerb={words.addVerb ?? title}
      values={{ ...blankValues(words.of), ...start, ...beside }}
      save={(typed) => creationOf(words, typed)}
      done="added"
      draft={draftOf(draftOfNew(start), beside)}
      onSaved={({ made }) => onClose(made.id)}
    />
  );
}

function historyOf({ of, fields }: EntityWords<FormCollection>, { id, names }: Entry): HistoryOf {
  const described = Object.entries(fields);
  const references = described.flatMap(([name, field]): [string, Reference][] =>
    field?.from ? [[name, field.from]] : [],
  );
  return {
    collection: of,
    id,
    names,
    labels: Object.fromEntries(described.map(([name, field]) => [name, field?.label])),
    references: Object.fromEntries(references),
  };
}

const unobserved: SaveObserver = (_id, saving) => saving;

function EditDialog(props: AnyDialogProps & { title: string; entry: Entry }) {
  const { words, entry, beside, observe = unobserved, rescue, onClose } = props;
  // Histories are for staff.
  const isPartner = useSession().partner !== undefined;
  return (
    <EntityForm
      {...props}
      values={{ ...valuesOf(words, entry), ...beside }}
      presets={words.presets}
      save={useEdit(words, entry, observe, rescue)}
      done="updated"
      tools={!isPartner && <HistoryButton of={historyOf(words, entry)} />}
      undoOf={(saved, before) => rescue?.undo() ?? undoOfEdit(words, saved, before)}
      draft={draftOf(entry.id, beside)}
      onSaved={() => onClose(entry.id)}
    />
  );
}

interface EntityFormProps<R> extends AnyDialogProps {
  title: string;
  saveVerb?: SaveVerb<FieldValues>;
  values: FieldValues;
  presets?: FieldValues | undefined;
  save: (values: FieldValues) => Promise<R> | Plan<R & object>;
  done: string;
  tools?: ReactNode;
  undoOf?: (saved: R, before: FieldValues) => MessageAction;
  /** Key that distinguishes the draft from those of other entries. */
  draft: string;
  onSaved: (saved: R) => void;
}

function EntityForm<R>(props: EntityFormProps<R>) {
  const { words, Fields, values, presets, done, draft, onSaved, onClose } = props;
  const { of, noun, fields } = words;
  const form = useContractForm<FieldValues, FieldValues>(of.createInput, values, of.customEntity);
  const { control } = form;
  usePresets(form, presets);
  const labels = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.label]));
  return (
    <FormDialog
      {...props}
      form={form}
      saved={`${capitalised(noun)} ${done}`}
      draftKey={`${noun.replaceAll(' ', '-')}-${draft}`}
      onClose={(saved) => (saved === undefined ? onClose() : onSaved(saved))}
      labels={labels}
      customEntity={of.customEntity}
    >
      <Fields
        control={control}
        clear={(...names) => {
          const set = names.filter((name) => form.getValues(name));
          for (const name of set) form.setValue(name, null, { shouldDirty: true });
        }}
        fill={(values) => {
          for (const [name, value] of Object.entries(values))
            form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
        }}
        field={(name) => ({
          control,
          name,
          label: fields[name]?.label ?? name,
          hint: fields[name]?.hint,
          required: of.required.includes(name),
        })}
      />
    </FormDialog>
  );
}
