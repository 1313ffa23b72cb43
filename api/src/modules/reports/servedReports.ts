import { allReports } from '@itinera/shared/contracts';
import { blockSeatsSource } from './blockSeats';
import { cancellationsSource } from './cancellations';
import { cashSource } from './cash';
import { documentsSource } from './documents';
import { hotelTopSource } from './hotelTop';
import { payablesSource } from './payables';
import { priceGapsSource } from './priceGaps';
import { receivablesSource } from './receivables';
import { roomsSource } from './rooms';
import { salesSource } from './sales';
import { servedReport, type ServedReport } from './servedReport';
import { stopSalesSource } from './stopSales';
import { travellersSource } from './travellers';

/** In the order of the gallery. */
export const servedReports: ServedReport[] = [
  servedReport(allReports.sales, salesSource),
  servedReport(allReports.receivables, receivablesSource),
  servedReport(allReports.payables, payablesSource),
  servedReport(allReports.cash, cashSource),
  servedReport(allReports.block_seats, blockSeatsSource),
  servedReport(allReports.rooms, roomsSource),
  servedReport(allReports.stop_sales, stopSalesSource),
  servedReport(allReports.price_gaps, priceGapsSource),
  servedReport(allReports.hotel_top, hotelTopSource),
  servedReport(allReports.documents, documentsSource),
  servedReport(allReports.travellers, travellersSource),
  servedReport(allReports.cancellations, cancellationsSource),
];
