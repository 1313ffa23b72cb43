import { bookings, travellers, type Traveller } from '@itinera/shared/contracts';
import { tagOf } from '@itinera/shared/data';
import { AnonymiseQuestion } from '../../parts/AnonymiseQuestion';
import { nameOf } from '../form/traveller';

interface AnonymiseDialogProps {
  traveller: Traveller;
  onClose: () => void;
}

export const AnonymiseDialog = ({ traveller, onClose }: AnonymiseDialogProps) => (
  <AnonymiseQuestion
    name={nameOf(traveller)}
    action={{
      path: `${travellers.path}/${traveller.id}/anonymise`,
      tag: tagOf(traveller),
      refresh: [travellers, bookings],
    }}
    done="Traveler anonymised"
    onClose={onClose}
  >
    Initials, year of birth, sex and nationality remain, because bookings depend on them. Contact data,
    papers, companions and notes are erased for good: also in bookings of this person as the customer, in the
    history, in mails and in texts that have the whole name. Documents of these bookings are replaced by an
    empty page: download first what the law requires you to keep.
  </AnonymiseQuestion>
);
