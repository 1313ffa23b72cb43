import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { InstalmentList } from './InstalmentList';

export const instalmentsBlock: BookingBlock = {
  name: 'instalments',
  title: 'Incoming payments',
  place: 'money',
  isPrinted: true,
  isStaffOnly: true,
  Facts: InstalmentList,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './InstalmentDialog').then((module) => ({
      default: module.InstalmentDialog,
    })),
  ),
};
