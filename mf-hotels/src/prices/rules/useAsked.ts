import { pricePeriods } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useState } from 'react';
import { useDialogPresets } from '../usePriceDialog';
import { rulesQuery, type About } from './ruleKind';
import type { RuleScope } from './RuleScope';

interface Asked {
  /** Id of the entry that the dialog was opened for, or `new`; undefined: for all. */
  entry: string | undefined;
  /** Undefined while the days of the period are loading or failed. */
  about: About | undefined;
}

/** Presets of a dialog in the address: an entry, a day, or room, boarding and period of a cell. */
export function useAsked(scope: Pick<RuleScope, 'hotelId' | 'dmcId'>): Asked {
  const [{ entry, day, until, period_id, room_type_id, boarding_type_id }] = useState(useDialogPresets());
  const { data, isPending } = useList(pricePeriods, rulesQuery<typeof pricePeriods>(scope));
  const period = data?.result.find(({ id }) => id === period_id);
  const isWaiting = period_id !== undefined && isPending;
  const days = period
    ? { from: period.start_period, to: period.end_period }
    : day === undefined
      ? undefined
      : { from: day, to: until !== undefined && until > day ? until : day };
  const isAboutOne = [day, period_id, room_type_id, boarding_type_id].some((preset) => preset !== undefined);
  return {
    entry: entry ?? (isAboutOne ? 'new' : undefined),
    about: isWaiting ? undefined : { days, room_type_id, boarding_type_id },
  };
}
