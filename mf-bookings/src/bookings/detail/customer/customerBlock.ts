import { lazy } from 'react';
import type { BookingBlock } from '../block';
import { CustomerFacts } from './CustomerFacts';

export const customerBlock: BookingBlock = {
  name: 'customer',
  title: 'Customer info',
  isStaffOnly: true,
  hasPencil: true,
  Facts: CustomerFacts,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './CustomerDialog').then((module) => ({
      default: module.CustomerDialog,
    })),
  ),
};
