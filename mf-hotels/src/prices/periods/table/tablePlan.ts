import { pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { ApiError, client, createWrite, NotSent, type WriteRun } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';
import type { PriceOwner } from '../../cells/saveCells';
import { writingTogether } from '../periodsPlan';
import { periodName } from '../periodWords';
import { readPeriodsAgain } from '../readPeriodsAgain';
import { periodsIn, refusedIn, type RowVerdict } from './judgeRows';

interface Wanted {
  owner: PriceOwner;
  verdicts: readonly RowVerdict[];
  /** Called with all periods if other users have added some meanwhile. */
  onPeriods: (periods: readonly PricePeriod[]) => void;
}

function refuseUnready(verdicts: readonly RowVerdict[]): void {
  const refused = refusedIn(verdicts);
  if (refused.length === 1) throw new NotSent(`Row ${refused[0]} can’t be added. Correct it, or remove it.`);
  if (refused.length > 1)
    throw new NotSent(
      `Rows ${refused.slice(0, -1).join(', ')} and ${refused.at(-1)} can’t be added. Correct them, or remove them.`,
    );
  if (periodsIn(verdicts).length === 0) throw new NotSent('Enter at least one period.');
}

/** What to do about periods of other users. */
async function explained(error: unknown, { owner, onPeriods }: Wanted): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return error;
  const { result } = await client(pricePeriods).list({ ...owner });
  onPeriods(result);
  return new NotSent(
    'Another user has added periods meanwhile, which these rows overlap. Nothing was added.',
  );
}

/** Adds the periods of a table in one batch. */
export function tablePlan(wanted: Wanted) {
  const { owner, verdicts } = wanted;
  refuseUnready(verdicts);
  const writes = periodsIn(verdicts).map(({ row, period }) =>
    createWrite(pricePeriods, { id: `row ${row}`, name: periodName(period) }, { ...owner, ...period }),
  );
  const together = writingTogether(writes, readPeriodsAgain);
  const run = async (earlier: object, key: string): Promise<WriteRun> => {
    try {
      return await together.run(earlier, key);
    } catch (error) {
      throw await explained(error, wanted);
    }
  };
  return inOrder().step('written', { label: 'Add the periods', ...together, run });
}
