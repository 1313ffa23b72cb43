import type { Hotel } from '@itinera/shared/contracts';
import { useDialogAddress, useLocation, useNavigate } from '@itinera/shared/router';
import { onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { useReadsAsPartner } from '../preview/useReadsAsPartner';
import { cards } from './cards';
import { nextIncomplete } from './completeness';

const CardDialog = onDemand(() =>
  import(/* webpackChunkName: "card-dialogs" */ './CardDialog').then((module) => ({
    default: module.CardDialog,
  })),
);

/** Dialog of the card in the address, `?edit=<name>`. "Save and next" opens that of the next incomplete card. */
export function EditedCard({ hotel }: { hotel: Hotel }) {
  const { value, addressOf, close } = useDialogAddress('edit');
  const navigate = useNavigate();
  const { state } = useLocation();
  const readsAsPartner = useReadsAsPartner();
  const card = cards.find(({ name }) => name === value);
  if (!card || readsAsPartner) return null;
  const next = nextIncomplete(cards, hotel, card);
  return (
    <Suspense>
      <CardDialog
        key={card.name}
        card={card}
        hotel={hotel}
        next={
          next && {
            title: next.title.toLowerCase(),
            open: () => void navigate(addressOf(next.name), { replace: true, state }),
          }
        }
        onClose={close}
      />
    </Suspense>
  );
}
