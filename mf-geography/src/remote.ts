import { defineRemote } from '@itinera/shared/remote';

export default defineRemote('mf_geography', {
  geography: () => import('./geography/GeographyPage'),
  airports: () => import('./airports/AirportsPage'),
  'flight-carriers': () => import('./flight-carriers/FlightCarriersPage'),
  'block-seats': () => import('./block-seats/BlockSeatsPage'),
});
