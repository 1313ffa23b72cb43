import {
  mostCells,
  priceCells,
  saveCellsPath,
  type CellChange,
  type CellVerdict,
} from '@itinera/shared/contracts';
import { act, queryClient } from '@itinera/shared/data';

export interface PriceOwner {
  hotel_id: string;
  dmc_id: string;
}

/** Saves up to 2,000 prices in one call, after what is still being saved of the same prices; after a lost answer it is sent once more. */
export function sendCells(
  owner: PriceOwner,
  cells: readonly CellChange[],
  key: string,
): Promise<CellVerdict[]> {
  const body = { ...owner, cells };
  const isAnswer = (answer: object) =>
    'result' in answer && Array.isArray(answer.result) && answer.result.length === cells.length;
  const turn = [`${saveCellsPath}/${owner.hotel_id}/${owner.dmc_id}`];
  return act<CellVerdict[]>({ path: saveCellsPath, body, turn, isAnswer }, key);
}

/**
 * Saves prices, up to 2,000 at a time, and reads them again. The verdicts are in the order of the cells. Repeated under the
 * same key, nothing is saved twice.
 */
export async function saveCells(
  owner: PriceOwner,
  cells: readonly CellChange[],
  key: string,
): Promise<CellVerdict[]> {
  const verdicts: CellVerdict[] = [];
  for (let from = 0; from < cells.length; from += mostCells)
    verdicts.push(...(await sendCells(owner, cells.slice(from, from + mostCells), `${key}-${from}`)));
  await queryClient.invalidateQueries({ queryKey: [priceCells.path] });
  return verdicts;
}

/** Whether a price is as it was wanted. */
export const isSaved = ({ status }: CellVerdict): boolean => status === 'saved' || status === 'unchanged';
