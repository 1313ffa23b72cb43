import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/ru';

interface CalendarPopoverProps {
  /** What it opens beside; closed without. */
  anchor: HTMLElement | null;
  /** What is picked, for those who don't see it: `Check-in`. */
  label: string;
  /** A day, `2027-03-01`. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

// A day is read and written in one and the same zone, so it never becomes another one.
const read = (day: string | undefined) => (day === undefined ? undefined : dayjs(day));

/** A month to pick a day from; weeks begin on Monday. */
export function CalendarPopover({ anchor, label, value, min, max, onPick, onClose }: CalendarPopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { variant: 'outlined', role: 'dialog', 'aria-label': label } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ru">
        <DateCalendar
          autoFocus
          // One letter would be two days.
          dayOfWeekFormatter={(day) => day.format('dd')}
          value={read(value) ?? null}
          minDate={read(min)}
          maxDate={read(max)}
          onChange={(day, state) => day && state === 'finish' && onPick(day.format('YYYY-MM-DD'))}
        />
      </LocalizationProvider>
    </Popover>
  );
}
