import { useSearchParams } from '@itinera/shared/router';
import { useSession, today } from '@itinera/shared/state';
import { Box, Button, OutdatedNotice, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { NotLoaded } from '@itinera/shared/record';
import { PriceDialogs } from '../PriceDialogs';
import type { PartnerPart } from '../partnerPart';
import { useDialogPresets, usePriceDialog } from '../usePriceDialog';
import { actionsOn } from './actionsOn';
import { DayMenu } from './DayMenu';
import { layers } from './layers';
import { Legend } from './Legend';
import { restrictionsOf, type Layer } from './restrictionsOf';
import { RangeHint } from './RangeHint';
import { shownMonths } from './shownMonths';
import { useDayRange } from './useDayRange';
import { useRestrictionLists } from './useRestrictionLists';
import { YearCalendar } from './YearCalendar';

/** Year of the address, `?year=2027`; none for twelve months from now. */
function useYear() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('year'));
  const year = asked >= 2000 && asked < 2100 ? asked : undefined;
  const setYear = (next: number | undefined) => {
    const changed = new URLSearchParams(search);
    if (next === undefined) changed.delete('year');
    else changed.set('year', String(next));
    setSearch(changed, { replace: true });
  };
  return [year, setYear] as const;
}

/** Calendar of a hotel and a partner, from this month on or of a year: periods, stop sales, blocked check-outs and special prices, edited from their days. */
export const Restrictions: PartnerPart = ({ hotel, dmcId, currency }) => {
  const [currentDay] = useState(today);
  const [year, setYear] = useYear();
  const { months, title, before, after, ...days } = shownMonths(year, currentDay);
  const [shown, setShown] = useState<ReadonlySet<Layer>>(new Set(layers.map(({ layer }) => layer)));
  const [opened, setOpened] = useState<{ day: string; anchor: HTMLElement }>();
  const { lists, error, since, refetch } = useRestrictionLists(hotel.id, dmcId, days);
  const dialog = usePriceDialog();
  const { day, until } = useDialogPresets();
  const selection = useDayRange(({ from, to }) => dialog.open('stop-sales', { day: from, until: to }));
  const isPartner = useSession().partner !== undefined;

  if (!lists) return <NotLoaded what="restrictions" error={error} onRetry={refetch} />;
  return (
    <>
      {error && <OutdatedNotice error={error} since={since} onRetry={refetch} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setYear(before)}>
            {before}
          </Button>
          <Typography component="h2" variant="h6" aria-live="polite" noWrap>
            {title}
          </Typography>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setYear(after)}>
            {after}
          </Button>
        </Box>
        {year !== undefined && (
          <Button size="small" color="inherit" onClick={() => setYear(undefined)}>
            From this month
          </Button>
        )}
        <RangeHint range={selection.range} />
      </Box>
      <Legend shown={shown} onChange={setShown} />
      <YearCalendar
        months={months}
        lists={lists}
        shown={shown}
        today={currentDay}
        onYear={setYear}
        onOpen={(pressed, anchor) => setOpened({ day: pressed, anchor })}
        asked={
          dialog.name !== undefined && day !== undefined && until !== undefined
            ? { from: day, to: until }
            : undefined
        }
        selection={selection}
      />
      {opened && (
        <DayMenu
          {...opened}
          actions={actionsOn(opened.day, restrictionsOf(opened.day, lists), isPartner)}
          onChoose={({ dialog: name, presets }) => {
            setOpened(undefined);
            dialog.open(name, presets);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      <PriceDialogs hotelId={hotel.id} dmcId={dmcId} currency={currency} />
    </>
  );
};
