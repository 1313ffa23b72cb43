import { lazy } from 'react';
import type { BookingBlock } from '../block';
import { StayList } from './StayList';

export const hotelsBlock: BookingBlock = {
  name: 'hotels',
  title: 'Hotels',
  Facts: StayList,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './StayDialog').then((module) => ({
      default: module.StayDialog,
    })),
  ),
};
