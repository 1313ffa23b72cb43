import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { StayList } from './StayList';

export const hotelsBlock: BookingBlock = {
  name: 'hotels',
  title: 'Hotels',
  place: 'trip',
  isPrinted: true,
  noun: 'stay',
  isOfTrip: true,
  isEmpty: ({ hotels = [] }) => hotels.length === 0,
  Facts: StayList,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './StayDialog').then((module) => ({
      default: module.StayDialog,
    })),
  ),
};
