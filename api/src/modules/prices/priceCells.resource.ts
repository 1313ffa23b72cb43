import { priceCells } from '@itinera/shared/contracts';
import { createCell, prepareCell } from './priceCells.writes';
import { priceCellsTable as table } from './priceCells.table';
import { priceResource } from './priceResource';

export const priceCellResource = priceResource({
  collection: priceCells,
  table,
  create: createCell,
  prepare: prepareCell,
  // There may be hundreds of thousands of them: unpaginated lists are limited to a hotel, a row or a period.
  isWhole: ({ hotel_id, graph_price_id, period_id }) =>
    (hotel_id ?? graph_price_id ?? period_id) !== undefined,
});
