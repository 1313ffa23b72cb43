import type { Resource } from '../rest/resource';
import { airportResource } from './airports/airports.resource';
import { flightCarrierResource } from './airports/flightCarriers.resource';
import { blockSeatResource } from './bookings/seats/blockSeats.resource';
import { customFieldResource } from './customFields/customFields.resource';
import { classification } from './hotelLists/classification.resources';
import { stays } from './hotelLists/stays.resources';
import { geography } from './geography/geography.resources';
import { hotelAirportResource } from './hotels/hotelAirports.resource';
import { hotelDmcResource } from './hotels/hotelDmcs.resource';
import { hotelParts } from './hotels/hotelParts.resources';
import { notificationRuleResource } from './notifications/notificationRules.resource';
import { allotmentResource } from './prices/allotments/allotments.resource';
import { priceCellResource } from './prices/priceCells.resource';
import { pricePeriodResource } from './prices/pricePeriods.resource';
import { priceRules } from './prices/prices.resources';
import { reportScheduleResource } from './reports/schedules/reportSchedules.resource';

/** The collections that are one table each. */
export const resources: Resource[] = [
  ...geography,
  ...classification,
  ...stays,
  airportResource,
  flightCarrierResource,
  blockSeatResource,
  customFieldResource,
  notificationRuleResource,
  reportScheduleResource,
  hotelDmcResource,
  hotelAirportResource,
  ...hotelParts,
  pricePeriodResource,
  priceCellResource,
  ...priceRules,
  allotmentResource,
];
