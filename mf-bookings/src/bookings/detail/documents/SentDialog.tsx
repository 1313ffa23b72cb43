import { bookingDocuments, sentInput, type BookingDocument } from '@itinera/shared/contracts';
import { act } from '@itinera/shared/data';
import { FormDialog, inOrder, TextInput, useContractForm } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import type { BlockDialogProps } from '../block';
import { partAction } from '../steps/bookingAction';
import { documentWords } from './documentWords';

const labels = { sent_to: 'Sent to' };

/** Records that a document was sent, and to which address: the customer's by default. */
export function SentDialog({ booking, entry, onClose }: BlockDialogProps) {
  const document = booking.documents?.find(({ id }) => id === entry);
  const form = useContractForm(sentInput, { sent_to: booking.customer_email ?? '' });
  if (!document) return null;
  return (
    <FormDialog
      title={`Mark the ${documentWords[document.type].toLowerCase()} as sent`}
      saveVerb="Mark as sent"
      form={form}
      save={(values) =>
        inOrder().step('made', {
          label: 'Mark as sent',
          run: (_earlier, key) =>
            act<BookingDocument>({ ...partAction(bookingDocuments, document.id, 'sent'), body: values }, key),
        })
      }
      saved="Document marked as sent"
      draftKey={`sent-${document.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography>This notes the date and the address. It sends nothing.</Typography>
      <TextInput
        control={form.control}
        name="sent_to"
        label={labels.sent_to}
        required
        hint="E-mail address"
      />
    </FormDialog>
  );
}
