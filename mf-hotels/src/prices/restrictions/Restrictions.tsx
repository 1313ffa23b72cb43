import { useSearchParams } from '@itinera/shared/router';
import { useSession, today } from '@itinera/shared/state';
import { Box, Button, OutdatedNotice, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { NotLoaded } from '@itinera/shared/record';
import { PriceDialogs } from '../PriceDialogs';
import type { PartnerPart } from '../partnerPart';
import { usePriceDialog } from '../usePriceDialog';
import { actionsOn } from './actionsOn';
import { DayMenu } from './DayMenu';
import { layers } from './layers';
import { Legend } from './Legend';
import { restrictionsOf, type Layer } from './restrictionsOf';
import { useRestrictionLists } from './useRestrictionLists';
import { YearCalendar } from './YearCalendar';

/** Year of the address, `?year=2027`, or the current one. */
function useYear(today: string) {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('year'));
  const year = asked >= 2000 && asked < 2100 ? asked : Number(today.slice(0, 4));
  const setYear = (next: number) => {
    const changed = new URLSearchParams(search);
    changed.set('year', String(next));
    setSearch(changed, { replace: true });
  };
  return [year, setYear] as const;
}

/** Year calendar of a hotel and a partner: periods, stop sales, blocked check-outs and special prices, edited from their days. */
export const Restrictions: PartnerPart = ({ hotel, dmcId, currency }) => {
  const [currentDay] = useState(today);
  const [year, setYear] = useYear(currentDay);
  const [shown, setShown] = useState<ReadonlySet<Layer>>(new Set(layers.map(({ layer }) => layer)));
  const [opened, setOpened] = useState<{ day: string; anchor: HTMLElement }>();
  const { lists, error, since, refetch } = useRestrictionLists(hotel.id, dmcId, year);
  const dialog = usePriceDialog();
  const isPartner = useSession().partner !== undefined;

  if (!lists) return <NotLoaded what="restrictions" error={error} onRetry={refetch} />;
  return (
    <>
      {error && <OutdatedNotice error={error} since={since} onRetry={refetch} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setYear(year - 1)}>
          {year - 1}
        </Button>
        <Typography component="h2" variant="h6" aria-live="polite">
          {year}
        </Typography>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setYear(year + 1)}>
          {year + 1}
        </Button>
      </Box>
      <Legend shown={shown} onChange={setShown} />
      <YearCalendar
        year={year}
        lists={lists}
        shown={shown}
        today={currentDay}
        onYear={setYear}
        onOpen={(day, anchor) => setOpened({ day, anchor })}
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
