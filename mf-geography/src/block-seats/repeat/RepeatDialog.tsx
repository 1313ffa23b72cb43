import { addDays, blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { createWrite, useBulk, useList, useOne } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { ConfirmDialog, DayLine } from '@itinera/shared/forms';
import { Box, Stack, Typography } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useState } from 'react';
import { nameOf } from '../block';
import { weekdayName, weekdays } from '../weekdays';
import { blockOn, daysOfSeries, mostRepeats } from './seriesOf';

interface TypedDay {
  text: string;
  day: string | undefined;
}

const typedDay = (day: string): TypedDay => ({ text: formatDay(day), day });

interface RepeatDialogProps {
  id: string;
  onClose: () => void;
}

/** Days on which the flight has a block already; undefined while loading. */
function useDaysTaken(block: BlockSeat | undefined, from: string, to: string) {
  const isWanted = block !== undefined && from <= to;
  const { data } = useList(
    blockSeats,
    {
      q: block?.flight_number,
      departure_from: from,
      departure_to: to,
      page: 1,
      per_page: 200,
    },
    isWanted,
  );
  return (
    data &&
    new Set(
      data.result
        .filter(({ flight_number }) => flight_number === block?.flight_number)
        .map(({ departure_date }) => departure_date),
    )
  );
}

function problemOf(from: string | undefined, to: string | undefined, count: number): string | undefined {
  if (from === undefined || to === undefined) return 'Enter a date such as 01.06.2027.';
  if (to < from) return 'Choose the same day as the first one, or a later one.';
  return count > mostRepeats
    ? `These are ${plural(count, 'flight')}. Choose at most ${mostRepeats}.`
    : undefined;
}

/** Repeats a block on weekdays of a season, after a preview. */
export function RepeatDialog({ id, onClose }: RepeatDialogProps) {
  const { data: block } = useOne(blockSeats, id, { with_data: true });
  if (!block) return null;
  return <Repeat block={block} onClose={onClose} />;
}

function Repeat({ block, onClose }: { block: BlockSeat; onClose: () => void }) {
  const { run } = useBulk(blockSeats);
  const first = addDays(block.departure_date, 7);
  const [{ text: typedFrom, day: from }, setFrom] = useState(() => typedDay(first));
  const [{ text: typedTo, day: to }, setTo] = useState(() => typedDay(addDays(first, 7 * 11)));
  const [chosen, setChosen] = useState(
    () => new Set([weekdays.indexOf(weekdayName(block.departure_date)) + 1]),
  );
  const wanted = from && to ? daysOfSeries(from, to, chosen) : [];
  const problem = problemOf(from, to, wanted.length);
  const taken = useDaysTaken(block, from ?? '', problem === undefined && to ? to : '');
  const days = problem === undefined && taken ? wanted.filter((day) => !taken.has(day)) : [];
  const toggle = (weekday: number) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(weekday)) after.add(weekday);
      return after;
    });
  const confirm = () => {
    onClose();
    void run(
      days.map((day) => {
        const repeated = blockOn(block, day);
        return createWrite(
          blockSeats,
          { id: day, name: `${block.flight_number}, ${formatDay(day)}` },
          repeated,
        );
      }),
      { noun: 'block', done: 'added' },
    );
  };
  return (
    <ConfirmDialog
      question={`Repeat ${nameOf(block)} on other days`}
      verb={days.length > 0 ? `Add ${plural(days.length, 'block')}` : 'Add blocks'}
      isDangerous={false}
      isReady={days.length > 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <DayLine label="First day" value={typedFrom} onChange={(text, day) => setFrom({ text, day })} />
          <DayLine
            label="Last day"
            value={typedTo}
            onChange={(text, day) => setTo({ text, day })}
            problem={problem}
          />
        </Box>
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <legend>Days of the week</legend>
          {weekdays.map((name, index) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Switch size="small" checked={chosen.has(index + 1)} onChange={() => toggle(index + 1)} />
              }
            />
          ))}
        </Box>
        {problem === undefined && (
          <Preview days={days} skipped={wanted.length - days.length} isRead={taken !== undefined} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function Preview({ days, skipped, isRead }: { days: string[]; skipped: number; isRead: boolean }) {
  if (!isRead) return null;
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {days.length === 0 ? 'No flight will be added' : `${plural(days.length, 'flight')} will be added`}
        {skipped > 0 && `, ${skipped} already there`}
      </Typography>
      <Typography color="textSecondary">
        {days.map((day) => `${weekdayName(day)} ${formatDay(day)}`).join(', ')}
      </Typography>
    </Box>
  );
}
