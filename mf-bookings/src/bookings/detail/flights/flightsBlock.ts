import { lazy } from 'react';
import type { BookingBlock } from '../block';
import { FlightList } from './FlightList';

export const flightsBlock: BookingBlock = {
  name: 'flights',
  title: 'Flights',
  Facts: FlightList,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './FlightDialog').then((module) => ({
      default: module.FlightDialog,
    })),
  ),
};
