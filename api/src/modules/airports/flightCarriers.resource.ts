import { flightCarriers } from '@itinera/shared/contracts';
import { ofEverybody } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { flightCarriersTable as table } from './flightCarriers.table';

export const flightCarrierResource = resource({
  collection: flightCarriers,
  table,
  access: ofEverybody,
  searched: [table.iata_code, table.icao_code],
});
