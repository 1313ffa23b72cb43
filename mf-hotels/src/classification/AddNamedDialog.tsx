import { defaultLocale, type hotelFormats, type hotelTypes } from '@itinera/shared/contracts';
import { createNamed, FormDialog, NamesInput, useContractForm } from '@itinera/shared/forms';

interface AddNamedDialogProps {
  collection: typeof hotelTypes | typeof hotelFormats;
  /** `type` */
  noun: string;
  /** The name as far as it was typed. */
  typed: string;
  onClose: (id?: string) => void;
}

/** A type or a format, which is named in each language. */
export function AddNamedDialog({ collection, noun, typed, onClose }: AddNamedDialogProps) {
  const form = useContractForm(collection.createInput, {
    ...collection.defaults,
    names: [{ locale: defaultLocale, name: typed }],
  });
  return (
    <FormDialog
      title={`Add ${noun}`}
      form={form}
      save={({ names = [], ...entry }) => createNamed(collection, noun, entry, names)}
      saved={`Added: ${noun}`}
      draftKey={`${noun}-new`}
      onClose={(done) => onClose(done?.made.id)}
      labels={{ names: 'Name' }}
    >
      <NamesInput control={form.control} name="names" label="Name" />
    </FormDialog>
  );
}
