import type { App } from '../../http/app';
import { assignThemesRoutes } from '../../modules/hotels/assignThemes.routes';
import { hotelImageRoutes } from '../../modules/hotels/hotelImages.routes';
import { hotelRoutes } from '../../modules/hotels/hotels.routes';
import { allotmentDaysRoutes } from '../../modules/prices/allotments/allotmentDays.routes';
import { saveAllotmentDaysRoute } from '../../modules/prices/allotments/saveDays/saveDays.route';
import { convertLinkRoutes } from '../../modules/prices/convertLink/convertLink.routes';
import { copyPeriodRoutes } from '../../modules/prices/copyPeriod/copyPeriod.routes';
import { deactivateLines } from '../../modules/prices/deactivateLines';
import { duplicateHotelRoutes } from '../../modules/prices/duplicateHotel/duplicateHotel.routes';
import { graphPriceRoutes } from '../../modules/prices/graphPrices.routes';
import { priceCoverageRoutes } from '../../modules/prices/priceCoverage.routes';
import { quoteRoutes } from '../../modules/prices/quotes.routes';
import { saveCellsRoute } from '../../modules/prices/saveCells/saveCells.route';
import { searchRoutes } from '../../modules/search/search.routes';
import type { Dependencies } from './dependencies';

/** Hotels, their prices, and what is found by them. */
export function serveHotels(app: App, { database }: Dependencies): void {
  hotelRoutes(app, database, deactivateLines);
  hotelImageRoutes(app, database);
  assignThemesRoutes(app, database);
  graphPriceRoutes(app, database);
  saveCellsRoute(app, database);
  allotmentDaysRoutes(app, database);
  saveAllotmentDaysRoute(app, database);
  copyPeriodRoutes(app, database);
  quoteRoutes(app, database);
  priceCoverageRoutes(app, database);
  convertLinkRoutes(app, database);
  duplicateHotelRoutes(app, database);
  searchRoutes(app, database);
}
