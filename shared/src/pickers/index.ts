// Lazy: what is picked from a picture of all there is.
export { CalendarPopover } from './CalendarPopover';
