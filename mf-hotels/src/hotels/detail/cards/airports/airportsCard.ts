import { lazy } from 'react';
import type { HotelCard } from '../card';
import { AirportFacts } from './AirportFacts';

export const airportsCard: HotelCard = {
  name: 'airports',
  title: 'Airports',
  // They are not part of the hotel: the card reads them itself.
  missingIn: () => [],
  Facts: AirportFacts,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "card-dialogs" */ './AirportsDialog').then((module) => ({
      default: module.AirportsDialog,
    })),
  ),
};
