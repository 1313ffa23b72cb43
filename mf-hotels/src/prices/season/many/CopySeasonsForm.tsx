import { pricePeriods, seasonForm } from '@itinera/shared/contracts';
import { undoAction, undosOf, type WriteRun } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { FormDialog, useContractForm, useWatch } from '@itinera/shared/forms';
import { useState } from 'react';
import { SeasonFields, seasonLabels, startOf } from '../SeasonFields';
import { readSeasonAgain } from '../seasonPlan';
import type { HotelSeason } from './readSeasons';
import { SeasonReports } from './SeasonReports';
import { reportsOn, seasonsPlan } from './seasonsPlan';
import { usePartnerNames } from './usePartnerNames';

interface CopySeasonsFormProps {
  seasons: readonly HotelSeason[];
  hotelCount: number;
  onClose: () => void;
}

const roundings = [
  { value: '1', label: 'Not rounded' },
  { value: '50', label: '0,50 of its currency' },
  { value: '100', label: '1 of its currency' },
  { value: '500', label: '5 of its currency' },
  { value: '1000', label: '10 of its currency' },
];

const isRun = (result: unknown): result is WriteRun =>
  typeof result === 'object' && result !== null && 'done' in result;

export function CopySeasonsForm({ seasons: latest, hotelCount, onClose }: CopySeasonsFormProps) {
  // Prices from when the form opened, so that a retry after a lost answer does not copy twice.
  const [seasons] = useState(latest);
  const partnerOf = usePartnerNames();
  const form = useContractForm(seasonForm, startOf(seasons.flatMap(({ source }) => source.periods)));
  const { control } = form;
  const typed = seasonForm.safeParse(useWatch({ control })).data;
  const reports = typed && reportsOn(seasons, typed);
  const nameOf = ({ hotel, dmcId }: HotelSeason) =>
    [hotel.name, partnerOf(dmcId)].filter(Boolean).join(' · ');
  const count = reports?.filter(({ isCopied }) => isCopied).length ?? 0;
  return (
    <FormDialog
      title={`Copy season of ${plural(hotelCount, 'hotel')}`}
      saveVerb={`Copy ${plural(count, 'season')}`}
      form={form}
      save={(wanted) => seasonsPlan(reportsOn(seasons, wanted), nameOf)}
      saved={`${plural(count, 'season')} copied`}
      undoOf={(results: object) =>
        undoAction(
          pricePeriods,
          Object.values(results).filter(isRun).toReversed().flatMap(undosOf),
          { done: 'The copies of the season are deleted' },
          readSeasonAgain,
        )
      }
      isAction
      draftKey="copy-seasons"
      onClose={() => onClose()}
      labels={seasonLabels}
      size="lg"
    >
      <SeasonFields control={control} roundings={roundings} />
      {reports && <SeasonReports reports={reports} partnerOf={partnerOf} />}
    </FormDialog>
  );
}
