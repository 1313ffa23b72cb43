import { dueWeeks, type DueWeek } from '@itinera/shared/bookings';
import { formatDay, plural } from '@itinera/shared/format';
import { NotLoaded } from '@itinera/shared/record';
import { today } from '@itinera/shared/state';
import { Box, Button, Paper, Typography, useMediaQuery, type Theme } from '@itinera/shared/ui';
import { useId, useRef, useState } from 'react';
import { isAny } from '../../parts/SumOf';
import { PayBar } from './PayBar';
import { weekWords } from './suppliersToPay';
import { ToPayTable } from './ToPayTable';
import { numberIn, WeekSum } from './WeekSum';
import { useToPay, type ToPayList } from './useToPay';

/** Height of the rows above the list of payments: as many as leave half of the window to the list. */
const rowsAbove = 264;

interface ToPayProps {
  /** It has the page to itself; otherwise it is above the list. */
  isWhole: boolean;
  onOpen: () => void;
}

/** Suppliers to pay, by when they are due; those that are checked are marked as paid on one day, with one Undo. */
export function ToPay({ isWhole, onOpen }: ToPayProps) {
  const [withLater, setWithLater] = useState(false);
  const list = useToPay(withLater);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  const bar = list.chosen.length > 0 && (
    <PayBar
      chosen={list.chosen}
      withDay={isWhole}
      onPay={(day) => {
        list.pay(day);
        // The button goes away with what was checked.
        title.current?.focus();
      }}
    />
  );
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ mb: 1, px: 1.5, pb: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Typography ref={title} id={titleId} component="h2" variant="h3" tabIndex={-1}>
          To pay
        </Typography>
        {!isNarrow && !isWhole && list.sums && <Weeks sums={list.sums} />}
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          {!isWhole && bar}
          {!isWhole && <Button onClick={onOpen}>Show all</Button>}
        </Box>
      </Box>
      <Box sx={isWhole ? {} : { maxHeight: { md: rowsAbove }, overflowY: 'auto' }}>
        <Rows
          list={list}
          isFolded={isNarrow && !isWhole}
          {...(isWhole && !withLater && { onLater: () => setWithLater(true) })}
        />
      </Box>
      {isWhole && bar && (
        <Box sx={{ position: 'sticky', bottom: 0, py: 1, backgroundColor: 'background.paper', zIndex: 1 }}>
          {bar}
        </Box>
      )}
    </Paper>
  );
}

/** What is due when, in one line. */
const Weeks = ({ sums }: { sums: NonNullable<ToPayList['sums']> }) => (
  <Typography
    variant="body2"
    color="textSecondary"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, ml: 1 }}
  >
    {(Object.keys(weekWords) as DueWeek[])
      .filter((week) => isAny(sums, `${week}_suppliers`))
      .map((week) => (
        <WeekSum key={week} week={week} sums={sums} />
      ))}
  </Typography>
);

interface RowsProps {
  list: ToPayList;
  isFolded: boolean;
  onLater?: () => void;
}

function Rows({ list, isFolded, onLater }: RowsProps) {
  const { sums, isLoaded, error, refetch, groups } = list;
  if (!isLoaded || !sums)
    return (
      <NotLoaded
        what="payments"
        rows={Math.floor(rowsAbove / 37)}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  const isLater = isAny(sums, 'later_suppliers');
  const until = dueWeeks(today()).next_week.to;
  return (
    <>
      {groups.length === 0 && (
        <Typography sx={{ py: 1 }}>
          All done: no supplier is to be paid until {formatDay(until ?? today())}.
        </Typography>
      )}
      {groups.length > 0 && <ToPayTable list={list} sums={sums} isFolded={isFolded} />}
      {onLater && isLater && (
        <Button onClick={onLater} sx={{ my: 1 }}>
          Show {plural(numberIn(sums, 'later'), 'later payment')}
        </Button>
      )}
    </>
  );
}
