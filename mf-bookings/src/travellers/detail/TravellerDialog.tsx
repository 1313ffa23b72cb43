import type { Traveller } from '@itinera/shared/contracts';
import { HistorySheet } from '@itinera/shared/forms';
import { useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Dialog as EditDialog } from '../form/TravellerFields';
import { AnonymiseDialog } from '../anonymise/AnonymiseDialog';
import { DeleteTraveller } from '../anonymise/DeleteTraveller';
import { MergeDialog } from '../merge/MergeDialog';
import { historyOfTraveller } from './historyOfTraveller';

interface TravellerDialogProps {
  traveller: Traveller;
  /** From the address: `edit`, `merge`, `merge:<id of the other>`. */
  dialog: string;
  onOpen: (dialog: string) => void;
  onClose: () => void;
}

/** Dialogs of the page of a traveller, in one chunk. */
export function TravellerDialog({ traveller, dialog, onOpen, onClose }: TravellerDialogProps) {
  const navigate = useNavigate();
  const [name, otherId] = dialog.split(':');
  if (name === 'edit') return <EditDialog id={traveller.id} onClose={onClose} />;
  if (name === 'history') return <HistorySheet of={historyOfTraveller(traveller.id)} onClose={onClose} />;
  if (name === 'merge')
    return <MergeDialog traveller={traveller} otherId={otherId} onOpen={onOpen} onClose={onClose} />;
  if (name === 'anonymise') return <AnonymiseDialog traveller={traveller} onClose={onClose} />;
  if (name === 'delete')
    return (
      <DeleteTraveller
        traveller={traveller}
        onAnonymise={() => onOpen('anonymise')}
        onClose={(isDeleting) =>
          isDeleting ? void navigate(pathTo('travelers'), { replace: true }) : onClose()
        }
      />
    );
  return null;
}
