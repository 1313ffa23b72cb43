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

/** Where prices are saved, and in which currency they were read and typed: the server refuses another one than they are in by then. */
export interface PriceTarget extends PriceOwner {
  currency: string;
}

/** Saves up to 2,000 prices in one call, after pending saves of the same prices; a lost answer is retried once. */
export function sendCells(
  target: PriceTarget,
  cells: readonly CellChange[],
  key: string,
): Promise<CellVerdict[]> {
  const body = { ...target, cells };
  const isAnswer = (answer: object) =>
    'result' in answer && Array.isArray(answer.result) && answer.result.length === cells.length;
  const turn = [`${saveCellsPath}/${target.hotel_id}/${target.dmc_id}`];
  return act<CellVerdict[]>({ path: saveCellsPath, body, turn, isAnswer }, key);
}

/**
 * Saves prices in batches of 2,000, and reads them again. Verdicts are in the order of the cells. A repeat under the same key is carried
 * out once.
 */
export async function saveCells(
  target: PriceTarget,
  cells: readonly CellChange[],
  key: string,
): Promise<CellVerdict[]> {
  const verdicts: CellVerdict[] = [];
  for (let from = 0; from < cells.length; from += mostCells)
    verdicts.push(...(await sendCells(target, cells.slice(from, from + mostCells), `${key}-${from}`)));
  await queryClient.invalidateQueries({ queryKey: [priceCells.path] });
  return verdicts;
}

/** Whether the server has the wanted price. */
export const isSaved = ({ status }: CellVerdict): boolean => status === 'saved' || status === 'unchanged';
