import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { PaymentFacts } from './PaymentFacts';

export const paymentBlock: BookingBlock = {
  name: 'payment',
  title: 'Payment status',
  place: 'money',
  isStaffOnly: true,
  hasPencil: true,
  Facts: PaymentFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './PaymentDialog').then((module) => ({
      default: module.PaymentDialog,
    })),
  ),
};
