import type { hotelChains, hotelClasses } from '@itinera/shared/contracts';
import { useCreate } from '@itinera/shared/data';
import { FormDialog, TextInput, useContractForm } from '@itinera/shared/forms';

interface AddPlainDialogProps {
  collection: typeof hotelClasses | typeof hotelChains;
  /** `class` */
  noun: string;
  /** The name as far as it was typed. */
  typed: string;
  onClose: (id?: string) => void;
}

/** A class or a chain, whose name is its own. What is not asked for is as specified (specification 5). */
export function AddPlainDialog({ collection, noun, typed, onClose }: AddPlainDialogProps) {
  const { mutateAsync } = useCreate(collection);
  const form = useContractForm(collection.createInput, { name: typed, ...collection.defaults });
  return (
    <FormDialog
      title={`Add ${noun}`}
      form={form}
      save={mutateAsync}
      saved={`Added: ${noun}`}
      draftKey={`${noun}-new`}
      onClose={(made) => onClose(made?.id)}
      labels={{ name: 'Name' }}
    >
      <TextInput control={form.control} name="name" label="Name" required />
    </FormDialog>
  );
}
