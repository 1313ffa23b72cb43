import { pricePeriods, seasonForm } from '@itinera/shared/contracts';
import { undoAction, undosOf } from '@itinera/shared/data';
import { FormDialog, useContractForm, useWatch } from '@itinera/shared/forms';
import { useState } from 'react';
import { roundings } from '../amounts/roundings';
import { SeasonFields, seasonLabels, startOf } from './SeasonFields';
import { copySeason, type SeasonSource } from './seasonOf';
import { countedSeason, readSeasonAgain, seasonPlan } from './seasonPlan';
import { SeasonPreview } from './SeasonPreview';

interface SeasonFormProps {
  owner: { hotel_id: string; dmc_id: string };
  currency: string;
  source: SeasonSource;
  onClose: () => void;
}

export function SeasonForm({ owner, currency, source: latest, onClose }: SeasonFormProps) {
  // Prices from when the form opened, so that a retry after a lost answer does not copy twice.
  const [source] = useState(latest);
  const form = useContractForm(seasonForm, startOf(source.periods));
  const { control } = form;
  const typed = seasonForm.safeParse(useWatch({ control })).data;
  const copied = typed && copySeason(source, typed, owner.dmc_id, currency);
  return (
    <FormDialog
      title="Copy season"
      saveVerb="Copy season"
      form={form}
      save={(wanted) => seasonPlan(copySeason(source, wanted, owner.dmc_id, currency), wanted)}
      saved={`Season copied${copied ? `: ${countedSeason(copied)}` : ''}`}
      undoOf={({ written }) =>
        undoAction(
          pricePeriods,
          undosOf(written),
          { done: 'The copy of the season is deleted' },
          readSeasonAgain,
        )
      }
      isAction
      draftKey={`copy-season-${owner.hotel_id}-${owner.dmc_id}`}
      onClose={() => onClose()}
      labels={seasonLabels}
      size="lg"
    >
      <SeasonFields control={control} roundings={roundings(currency)} />
      {typed && copied && <SeasonPreview season={copied} form={typed} currency={currency} />}
    </FormDialog>
  );
}
