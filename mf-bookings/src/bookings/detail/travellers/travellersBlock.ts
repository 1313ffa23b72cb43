import { lazy } from 'react';
import type { BookingBlock } from '../block';
import { TravellerTable } from './TravellerTable';

export const travellersBlock: BookingBlock = {
  name: 'travellers',
  title: 'Travelers',
  isWide: true,
  Facts: TravellerTable,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './TravellerDialog').then((module) => ({
      default: module.TravellerDialog,
    })),
  ),
};
