import {
  bookingDocuments,
  partnerDocumentTypes,
  type BookingDocument,
  type Upload,
} from '@itinera/shared/contracts';
import { client, readAgain } from '@itinera/shared/data';
import {
  FormDialog,
  inOrder,
  SelectInput,
  SwitchInput,
  TextInput,
  uploadAdvice,
  uploadDocument,
  useContractForm,
} from '@itinera/shared/forms';
import { useSession } from '@itinera/shared/state';
import { LinearProgress } from '@itinera/shared/ui';
import { useState } from 'react';
import { optionsOf } from '../../stateWords';
import type { BlockDialogProps } from '../block';
import { documentWords } from './documentWords';
import { FileField } from './FileField';

const labels = {
  type: 'Type',
  number: 'Number',
  file_name: 'File',
  is_confirmed: 'Confirmed',
};

/** Uploads a document of a booking; another one of the same type becomes its next version. */
export function UploadDialog({ booking, onClose }: BlockDialogProps) {
  const isPartner = useSession().partner !== undefined;
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const form = useContractForm(bookingDocuments.createInput, {
    booking_id: booking.id,
    type: '' as BookingDocument['type'],
    file_name: '',
    number: '',
    is_confirmed: false,
  });
  const { control } = form;
  const types = optionsOf(documentWords).filter(
    ({ value }) => !isPartner || partnerDocumentTypes.includes(value),
  );

  async function upload(): Promise<Upload> {
    if (!file) throw new Error('Choose the file again.');
    setSent(0);
    try {
      return await uploadDocument(file, setSent);
    } catch (error) {
      throw new Error(uploadAdvice(error));
    } finally {
      setSent(undefined);
    }
  }

  return (
    <FormDialog
      title="Add document"
      saveVerb="Add document"
      form={form}
      save={(values) =>
        inOrder()
          .step('stored', { label: 'Upload the file', run: upload })
          .step('made', {
            label: 'Add the document',
            run: async ({ stored }, key): Promise<BookingDocument> => {
              const entry = { ...values, file_name: stored.file_name };
              const made = await client(bookingDocuments).create(entry, key);
              await readAgain(bookingDocuments);
              return made;
            },
          })
      }
      saved="Document added"
      draftKey={`document-${booking.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <SelectInput control={control} name="type" label={labels.type} required options={types} />
      <FileField control={control} name="file_name" label={labels.file_name} onChoose={setFile} />
      {sent !== undefined && (
        <LinearProgress
          variant="determinate"
          value={Math.round(sent * 100)}
          aria-label={`Uploading ${file?.name ?? ''}`}
        />
      )}
      <TextInput control={control} name="number" label={labels.number} />
      {!isPartner && <SwitchInput control={control} name="is_confirmed" label={labels.is_confirmed} />}
    </FormDialog>
  );
}
