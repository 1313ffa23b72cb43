import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { PriceTable } from './PriceTable';

export const pricesBlock: BookingBlock = {
  name: 'prices',
  title: 'Price table',
  place: 'half',
  isPrinted: true,
  isStaffOnly: true,
  hasPencil: true,
  Facts: PriceTable,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './PriceDialog').then((module) => ({
      default: module.PriceDialog,
    })),
  ),
};
