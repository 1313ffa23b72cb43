// Lazy: pickers that show all there is to choose from.
export { CalendarPopover } from './CalendarPopover';
