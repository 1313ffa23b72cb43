import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { answer } from '../envelope';
import { flag, id, money, timestamp } from '../fields';
import { currencyOfAmounts } from './currencyOfAmounts';
import { mostCells } from './limits';

/**
 * Price of a row in a period: of the room per night, for all guests of the row, net, in minor units of the currency of the hotel's link
 * to the partner. A price is an amount above 0, or marked as free: 0 means none, as in older data, so that a cleared cell keeps its id
 * and history.
 */
export const priceCells = collection({
  path: '/api/price-cells',
  entity: {
    id,
    graph_price_id: id,
    period_id: id,
    price_minor: z.number(),
    is_free: flag,
    created_at: timestamp,
    updated_at: timestamp,
  },
  input: { graph_price_id: id, period_id: id, price_minor: money, is_free: flag },
  create: ['graph_price_id', 'period_id', 'price_minor'],
  defaults: { is_free: false },
  filters: {
    hotel_id: z.optional(id),
    dmc_id: z.optional(id),
    graph_price_id: z.optional(id),
    period_id: z.optional(id),
  },
  sorts: [],
  reference: true,
  partOf: '/api/hotels',
});
export type PriceCell = Entity<typeof priceCells>;

const cellValue = z.strictObject({ price_minor: money, is_free: flag });
/** Content of a cell. `{ price_minor: 0, is_free: false }` is no price. */
export type CellValue = z.infer<typeof cellValue>;

const cellChange = z.strictObject({
  graph_price_id: id,
  period_id: id,
  ...cellValue.shape,
  /** Value that the person saw before changing it: if another user has saved one since, the verdict is `conflict`. */
  was: cellValue,
});
export type CellChange = z.infer<typeof cellChange>;

/** Up to 2,000 cells of one hotel and partner in one transaction. Invalid ones are skipped with a reason, all others are saved. */
export const saveCellsInput = z.strictObject({
  hotel_id: id,
  dmc_id: id,
  currency: currencyOfAmounts,
  cells: z
    .array(cellChange, { error: 'Send a list of cells.' })
    .check(
      z.minLength(1, { error: 'Send at least one cell.' }),
      z.maxLength(mostCells, { error: `Send at most ${mostCells} cells at once.` }),
    ),
});
export type SaveCellsInput = z.infer<typeof saveCellsInput>;

const cellVerdict = z.object({
  /**
   * `unchanged`: it had that value already. `conflict`: another user has changed it since, to `current`. `refused`: `message` has the
   * reason.
   */
  status: z.enum(['saved', 'unchanged', 'conflict', 'refused']),
  /** Id of the cell, once it exists. */
  id: z.optional(id),
  current: z.optional(cellValue),
  message: z.optional(z.string()),
});
export type CellVerdict = z.infer<typeof cellVerdict>;

/** One verdict per cell, in the same order. */
export const saveCellsAnswer = answer(z.array(cellVerdict));
