import type { CellChange, CellValue } from '@itinera/shared/contracts';
import type { CellId, Edit } from '@itinera/shared/sheet';
import { readPrice } from '../amounts/readPrice';
import { noPrice } from '../cells/isPriced';

const valueOf = (text: string, currency: string): CellValue => readPrice(text, currency).value ?? noPrice;

/** An edit as a change for the server. */
export const changeOf = (edit: Edit, currency: string): CellChange => ({
  graph_price_id: edit.row,
  period_id: edit.column,
  ...valueOf(edit.text, currency),
  was: valueOf(edit.base, currency),
});

export const cellIdOf = ({ graph_price_id, period_id }: CellChange): CellId => ({
  row: graph_price_id,
  column: period_id,
});
