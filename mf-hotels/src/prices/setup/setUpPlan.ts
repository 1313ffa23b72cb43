import { graphPrices, mostOperations, priceCells, type GraphPrice } from '@itinera/shared/contracts';
import {
  ApiError,
  client,
  createWrite,
  NotSent,
  readAgain,
  undosOf,
  type Write,
  type WriteRun,
} from '@itinera/shared/data';
import { plural, someOf } from '@itinera/shared/format';
import { inOrder } from '@itinera/shared/forms';
import type { PriceOwner } from '../cells/saveCells';
import { usualOf } from '../coefficients/matrixOf';
import { writingTogether } from '../periods/periodsPlan';
import { keyOfRow, type SetUpCell } from './setUpOf';

interface Wanted {
  owner: PriceOwner;
  cells: readonly SetUpCell[];
  with_coefficients: boolean;
  /** Called with rows that another user has added meanwhile. */
  onTaken: (rows: readonly GraphPrice[]) => void;
}

/** Reads again what shows the rows. */
export const readRowsAgain = async (): Promise<void> => {
  await Promise.all([graphPrices, priceCells].map((collection) => readAgain(collection)));
};

const adding = ({ owner, with_coefficients }: Wanted, { key, name, occupancy, ...cell }: SetUpCell): Write =>
  createWrite(
    graphPrices,
    { id: key, name },
    {
      ...owner,
      room_type_id: cell.room_type_id,
      boarding_type_id: cell.boarding_type_id,
      adult: occupancy.adult,
      children: occupancy.children,
      child_bands: occupancy.bands,
      coefficient_bp: (with_coefficients && usualOf(occupancy)) || null,
    },
  );

/** What to do about rows of other users, instead of a sentence about one that is not named. */
async function explained(error: unknown, earlier: object, { owner, cells, onTaken }: Wanted) {
  if (!(error instanceof ApiError) || error.code !== 'duplicate') return error;
  const { result } = await client(graphPrices).list({ ...owner });
  const names = new Map(cells.map(({ key, name }) => [key, name]));
  const theirs = result.filter((row) => names.has(keyOfRow(row)));
  if (theirs.length === 0) return error;
  onTaken(theirs);
  const these = theirs.length === 1 ? 'this row' : 'these rows';
  return new NotSent(
    [
      `Another user has added ${these} meanwhile: ${someOf(theirs.map((row) => names.get(keyOfRow(row)) ?? ''))}.`,
      Object.keys(earlier).length === 0 && 'Nothing was added.',
      'Save again to add the others.',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function stepOf(wanted: Wanted) {
  const writes = wanted.cells.map((cell) => adding(wanted, cell));
  const together = writingTogether(writes, readRowsAgain);
  return {
    ...together,
    run: async (earlier: object, key: string): Promise<WriteRun> => {
      try {
        return await together.run(earlier, key);
      } catch (error) {
        throw await explained(error, earlier, wanted);
      }
    },
  };
}

/** Adds rows in one batch, or in as few as possible. */
export function setUpPlan(wanted: Wanted) {
  const { cells } = wanted;
  if (cells.length === 0) throw new NotSent('Check at least one row.');
  let plan = inOrder();
  for (let from = 0; from < cells.length; from += mostOperations) {
    const some = cells.slice(from, from + mostOperations);
    const label = `Add ${plural(some.length, 'row')}`;
    plan = plan.step(`rows ${from}`, { label, ...stepOf({ ...wanted, cells: some }) });
  }
  return plan;
}

/** Inverse writes of all of its steps. */
export const undosOfSetUp = (made: object): Write[] =>
  Object.values(made)
    .toReversed()
    .flatMap((run: WriteRun) => undosOf(run));
