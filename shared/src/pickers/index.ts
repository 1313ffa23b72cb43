// Lazy layer: pickers, such as the calendar.
export { CalendarPopover } from './CalendarPopover';
