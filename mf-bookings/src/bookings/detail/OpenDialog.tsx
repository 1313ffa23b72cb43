import type { Booking } from '@itinera/shared/contracts';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, type ComponentType } from 'react';
import { newEntry, type BlockDialogProps } from './block';
import { blocks } from './blocks';

interface OfPage {
  name: string;
  /** Available to partners, too. */
  isForPartners?: boolean;
  Dialog: ComponentType<BlockDialogProps>;
}

/** Dialogs of the page that belong to no block. */
const ofPage: readonly OfPage[] = [
  {
    name: 'step',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './steps/StepDialog').then((module) => ({
        default: module.StepDialog,
      })),
    ),
  },
  {
    name: 'instalment-plan',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './instalments/PlanDialog').then((module) => ({
        default: module.PlanDialog,
      })),
    ),
  },
  {
    name: 'recalculate',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './recalculate/RecalculateDialog').then((module) => ({
        default: module.RecalculateDialog,
      })),
    ),
  },
  {
    name: 'follow',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './misfits/FollowDialog').then((module) => ({
        default: module.FollowDialog,
      })),
    ),
  },
  {
    name: 'void',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './transactions/VoidDialog').then((module) => ({
        default: module.VoidDialog,
      })),
    ),
  },
  {
    name: 'duplicate',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './DuplicateDialog').then((module) => ({
        default: module.DuplicateDialog,
      })),
    ),
  },
  {
    name: 'anonymise-customer',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './customer/AnonymiseCustomer').then((module) => ({
        default: module.AnonymiseCustomer,
      })),
    ),
  },
  {
    name: 'sent',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './documents/SentDialog').then((module) => ({
        default: module.SentDialog,
      })),
    ),
  },
  {
    name: 'paste-travellers',
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './travellers/paste/PasteTravellersDialog').then(
        (module) => ({ default: module.PasteTravellersDialog }),
      ),
    ),
  },
  {
    name: 'confirm-stay',
    isForPartners: true,
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './hotels/ConfirmStayDialog').then((module) => ({
        default: module.ConfirmStayDialog,
      })),
    ),
  },
  {
    name: 'decline-stay',
    isForPartners: true,
    Dialog: onDemand(() =>
      import(/* webpackChunkName: "booking-dialogs" */ './hotels/DeclineStayDialog').then((module) => ({
        default: module.DeclineStayDialog,
      })),
    ),
  },
];

/** Renders the dialog in the address, `?dialog=<name>` or `?dialog=<name>:<entry>`. */
export function OpenDialog({ booking }: { booking: Booking }) {
  const { value, close } = useDialogAddress('dialog');
  const isPartner = useSession().partner !== undefined;
  const [name, entry] = (value ?? '').split(':');
  const found: OfPage | undefined = [...ofPage, ...blocks].find((one) => one.name === name);
  if (!found || (isPartner && !found.isForPartners)) return null;
  const { Dialog } = found;
  return (
    <Suspense>
      <Dialog key={value} booking={booking} entry={entry === newEntry ? undefined : entry} onClose={close} />
    </Suspense>
  );
}
