import type { CellChange } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { inOrder } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { isSaved, saveCells, type PriceTarget } from './saveCells';

/** Save plan of prices from a form, which retries under the same key; its result contains the saved ones. */
export const cellsPlan = (target: PriceTarget, cells: readonly CellChange[]) =>
  inOrder().step('prices', {
    label: `Save ${plural(cells.length, 'price')}`,
    run: async (_earlier, key): Promise<CellChange[]> => {
      const verdicts = await saveCells(target, cells, key);
      const left = verdicts.filter((verdict) => !isSaved(verdict));
      const [first] = left;
      if (first)
        showSnackbar(
          `${plural(left.length, 'price')} not changed. ${first.message ?? 'Another user has changed them meanwhile.'}`,
          'warning',
        );
      return cells.filter((_cell, at) => verdicts[at]?.status === 'saved');
    },
  });
