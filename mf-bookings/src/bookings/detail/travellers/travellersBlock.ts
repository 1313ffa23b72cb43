import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { TravellerTable } from './TravellerTable';

export const travellersBlock: BookingBlock = {
  name: 'travellers',
  title: 'Travelers',
  place: 'wide',
  isPrinted: true,
  noun: 'traveler',
  also: { label: 'Paste travelers', dialog: 'paste-travellers' },
  isOfTrip: true,
  isEmpty: ({ travellers = [] }) => travellers.length === 0,
  Facts: TravellerTable,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './TravellerDialog').then((module) => ({
      default: module.TravellerDialog,
    })),
  ),
};
