import { bookingCustomers } from '@itinera/shared/contracts';
import { AnonymiseQuestion } from '../../../parts/AnonymiseQuestion';
import type { BlockDialogProps } from '../block';
import { partAction } from '../steps/bookingAction';

/** Anonymises a customer who is no traveller. */
export function AnonymiseCustomer({ booking: { customer }, onClose }: BlockDialogProps) {
  if (!customer) return null;
  return (
    <AnonymiseQuestion
      name={customer.name}
      action={partAction(bookingCustomers, customer.id, 'anonymise')}
      done="Customer anonymised"
      onClose={onClose}
    >
      Initials and country remain. E-mail, phone, address and note are erased for good: also in the history,
      in mails and in texts that have the whole name. Documents of this booking are replaced by an empty page:
      download first what the law requires you to keep.
    </AnonymiseQuestion>
  );
}
