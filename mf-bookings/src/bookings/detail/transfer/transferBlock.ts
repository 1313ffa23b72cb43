import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { TransferFacts } from './TransferFacts';

export const transferBlock: BookingBlock = {
  name: 'transfer',
  title: 'Transfer info',
  place: 'trip',
  isPrinted: true,
  noun: 'transfer',
  isSingle: true,
  isOfTrip: true,
  isEmpty: ({ transfer }) => !transfer,
  hasPencil: true,
  Facts: TransferFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './TransferDialog').then((module) => ({
      default: module.TransferDialog,
    })),
  ),
};
