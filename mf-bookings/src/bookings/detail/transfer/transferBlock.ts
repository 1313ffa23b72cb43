import { lazy } from 'react';
import type { BookingBlock } from '../block';
import { TransferFacts } from './TransferFacts';

export const transferBlock: BookingBlock = {
  name: 'transfer',
  title: 'Transfer info',
  hasPencil: true,
  Facts: TransferFacts,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './TransferDialog').then((module) => ({
      default: module.TransferDialog,
    })),
  ),
};
