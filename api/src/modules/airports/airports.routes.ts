import { airports, flightCarriers } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { crudRoutes } from '../../rest/crudRoutes';
import { airportsTable } from './airports.table';
import { prepareAirport } from './airports.writes';
import { flightCarriersTable } from './flightCarriers.table';

export function airportRoutes(app: App, database: Database): void {
  crudRoutes(app, database, {
    resource: 'airports',
    collection: airports,
    table: airportsTable,
    searched: [airportsTable.iata_code, airportsTable.gps_code, airportsTable.municipality],
    prepare: prepareAirport,
  });
  crudRoutes(app, database, {
    resource: 'flightCarriers',
    collection: flightCarriers,
    table: flightCarriersTable,
    searched: [flightCarriersTable.iata_code, flightCarriersTable.icao_code],
  });
}
