import { today } from '@itinera/shared/state';
import { Box } from '@itinera/shared/ui';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import type { ReactNode } from 'react';

interface CalendarPopoverProps {
  /** The element it is anchored to; undefined closes it. */
  anchor: HTMLElement | null;
  /** Accessible name: `Check-in`. */
  label: string;
  /** A day, `2027-03-01`. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
  /** Buttons below the month. */
  children?: ReactNode;
}

/** Without a value, MUI marks the current day and opens its month: that of the business. */
class BusinessDays extends AdapterDayjs {
  constructor(options: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options);
    const { date } = this;
    this.date = <T extends string | null | undefined>(value?: T, timezone?: PickersTimezone) =>
      date((value === undefined ? today() : value) as T, timezone);
  }
}

// Parsed and formatted in the same time zone, so that a day never shifts.
const read = (day: string | undefined) => (day === undefined ? undefined : dayjs(day));

/** Picks a day from a month; weeks begin on Monday. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, label, value, min, max, onPick, onClose, children } = props;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { variant: 'outlined', role: 'dialog', 'aria-label': label } }}
    >
      <LocalizationProvider dateAdapter={BusinessDays} adapterLocale="en-gb">
        <DateCalendar
          autoFocus
          // One letter would be ambiguous.
          dayOfWeekFormatter={(day) => day.format('dd')}
          value={read(value) ?? null}
          minDate={read(min)}
          maxDate={read(max)}
          onChange={(day, state) => day && state === 'finish' && onPick(day.format('YYYY-MM-DD'))}
        />
      </LocalizationProvider>
      {children && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 2, pb: 1.5 }}>{children}</Box>
      )}
    </Popover>
  );
}
