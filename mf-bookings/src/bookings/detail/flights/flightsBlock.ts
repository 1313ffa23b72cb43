import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { FlightList } from './FlightList';

export const flightsBlock: BookingBlock = {
  name: 'flights',
  title: 'Flights',
  place: 'trip',
  isPrinted: true,
  noun: 'flight',
  isOfTrip: true,
  isEmpty: ({ flights = [] }) => flights.length === 0,
  Facts: FlightList,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './FlightDialog').then((module) => ({
      default: module.FlightDialog,
    })),
  ),
};
