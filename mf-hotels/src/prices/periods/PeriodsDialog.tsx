import { pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { SideSheet } from '@itinera/shared/forms';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, useState } from 'react';
import { NotLoaded } from '@itinera/shared/record';
import type { PriceDialogProps } from '../priceDialog';
import { useDialogPresets, type DialogPresets } from '../usePriceDialog';
import { CopyPeriod } from './CopyPeriod';
import { DeletePeriod } from './DeletePeriod';
import { GapLine } from './GapLine';
import { newPeriod } from './newPeriod';
import { PeriodDialog } from './PeriodDialog';
import { PeriodLine, type PeriodTask } from './PeriodLine';
import { pricedIn } from './pricedIn';
import { PeriodTableForm } from './table/PeriodTableForm';
import { SplitPeriod } from './SplitPeriod';
import { usePricedIn } from './usePricedIn';
import { withGaps, type Gap } from './withGaps';

type Task = { kind: 'add'; days?: Partial<Gap> } | { kind: 'several' } | { kind: PeriodTask; id: string };

/** The task in the presets of the dialog, if it is about one period. */
function askedIn({ period_id, day }: DialogPresets): Task | undefined {
  if (period_id !== undefined) return { kind: 'edit', id: period_id };
  return day === undefined ? undefined : { kind: 'add', days: { start_period: day } };
}

/** Sheet of the periods of a partner's prices, sorted by day, with the gaps between them. */
export function PeriodsDialog({ hotelId, dmcId, currency, onClose }: PriceDialogProps) {
  const owner = { hotel_id: hotelId, dmc_id: dmcId };
  const listed = useList(pricePeriods, owner);
  const all = usePricedIn(owner);
  const [asked] = useState(askedIn(useDialogPresets()));
  const [task, setTask] = useState(asked);
  const titleId = useId();
  const isLoaded = listed.data !== undefined && all.data !== undefined;
  const periods = listed.data?.result ?? [];
  const lines = withGaps(periods);
  const pricedOf = ({ id }: PricePeriod) =>
    pricedIn(all.data ?? { prices: [], bases: [], supplements: [] }, id);
  const end = () => (asked ? onClose() : setTask(undefined));
  const period = task && 'id' in task ? periods.find(({ id }) => id === task.id) : undefined;

  return (
    <SideSheet titleId={titleId} size="md" onClose={onClose}>
      <DialogTitle id={titleId}>Periods</DialogTitle>
      <DialogContent>
        {!isLoaded && (
          <NotLoaded
            what="periods"
            rows={6}
            error={listed.error ?? all.error}
            onRetry={() => void Promise.all([listed.refetch(), all.refetch()])}
          />
        )}
        {isLoaded && lines.length === 0 && (
          <Typography color="textSecondary">Prices are entered per period, such as a season.</Typography>
        )}
        <Box component="ul" aria-label="Periods" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(isLoaded ? lines : []).map((line) =>
            'gap' in line ? (
              <GapLine
                key={line.gap.start_period}
                gap={line.gap}
                onFill={() => setTask({ kind: 'add', days: line.gap })}
              />
            ) : (
              <PeriodLine
                key={line.period.id}
                period={line.period}
                priced={pricedOf(line.period)}
                onTask={(kind) => setTask({ kind, id: line.period.id })}
              />
            ),
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button disabled={!isLoaded} onClick={() => setTask({ kind: 'several' })}>
          Add several
        </Button>
        <Button variant="contained" disabled={!isLoaded} onClick={() => setTask({ kind: 'add' })}>
          Add period
        </Button>
      </DialogActions>
      {isLoaded && task?.kind === 'add' && (
        <PeriodDialog others={periods} start={{ ...owner, ...newPeriod(periods, task.days) }} onClose={end} />
      )}
      {isLoaded && task?.kind === 'several' && (
        <PeriodTableForm owner={owner} periods={periods} onClose={end} />
      )}
      {period && task?.kind === 'edit' && (
        <PeriodDialog others={periods.filter(({ id }) => id !== period.id)} id={period.id} onClose={end} />
      )}
      {period && task?.kind === 'copy' && (
        <CopyPeriod
          period={period}
          periods={periods}
          priced={pricedOf(period)}
          currency={currency}
          onClose={end}
        />
      )}
      {period && task?.kind === 'split' && (
        <SplitPeriod period={period} priced={pricedOf(period)} onClose={end} />
      )}
      {period && task?.kind === 'delete' && (
        <DeletePeriod period={period} priced={pricedOf(period)} onClose={end} />
      )}
    </SideSheet>
  );
}
