import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { CustomerFacts } from './CustomerFacts';

export const customerBlock: BookingBlock = {
  name: 'customer',
  title: 'Customer info',
  place: 'half',
  isPrinted: true,
  isStaffOnly: true,
  hasPencil: true,
  Facts: CustomerFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './CustomerDialog').then((module) => ({
      default: module.CustomerDialog,
    })),
  ),
};
