import { graphPrices, type GraphPrice } from '@itinera/shared/contracts';
import {
  beginRun,
  client,
  createWrite,
  NotSent,
  runWrites,
  type Write,
  type WriteRun,
} from '@itinera/shared/data';
import type { PriceOwner } from '../cells/saveCells';
import { cellOf, type MatrixCell } from './matrixOf';

/** A changed coefficient, with the one that the dialog began with. */
export interface Wanted {
  cell: MatrixCell;
  name: string;
  from: number | null;
  to: number | null;
}

const updateOf = (row: GraphPrice, name: string, coefficient_bp: number | null): Write => {
  const put = (value: number | null) => ({
    operation: {
      method: 'PUT' as const,
      path: `${graphPrices.path}/${row.id}`,
      body: { coefficient_bp: value },
    },
  });
  return { id: row.id, name, ...put(coefficient_bp), inverse: () => put(row.coefficient_bp) };
};

/** The write of a changed coefficient; undefined if the server has it already, as after a lost answer. */
function writeOf(owner: PriceOwner, boarding_type_id: string, rows: readonly GraphPrice[]) {
  return ({ cell, name, from, to }: Wanted): Write[] => {
    const { row } = cellOf(cell, cell.room_type_id, rows);
    const now = row?.coefficient_bp ?? null;
    if (now === to) return [];
    if (now !== from) {
      const sentence = `Someone else has changed the coefficient of ${name} meanwhile. Close the dialog and open it again.`;
      throw new NotSent(sentence);
    }
    if (row) return [updateOf(row, name, to)];
    const { room_type_id, adult, children, bands } = cell;
    const body = {
      ...owner,
      boarding_type_id,
      room_type_id,
      adult,
      children,
      child_bands: bands,
      coefficient_bp: to,
    };
    return [createWrite(graphPrices, { id: name, name }, body)];
  };
}

/** Saves changed coefficients, and adds missing rows. Compared with the current state of the server, so that it is safe to repeat. */
export async function saveMatrix(
  owner: PriceOwner,
  boardingTypeId: string,
  wanted: readonly Wanted[],
): Promise<WriteRun> {
  const { result: rows } = await client(graphPrices).list({ ...owner });
  const ofBoarding = rows.filter(({ boarding_type_id }) => boarding_type_id === boardingTypeId);
  const writes = wanted.flatMap(writeOf(owner, boardingTypeId, ofBoarding));
  const run = await runWrites(graphPrices, beginRun(writes), { onRefusal: 'stop' });
  if (run.failure) throw run.failure.error;
  return run;
}
