import dayjs from 'dayjs';
import 'dayjs/locale/ru';

/** Specification 2: dates are displayed in the Russian locale. */
dayjs.locale('ru');

/** `2027-03-01` → `01.03.2027`. A calendar day has no time zone and is never shifted. */
export const formatDay = (day: string): string => dayjs(day.slice(0, 10)).format('DD.MM.YYYY');

/** An instant in local time: `01.03.2027 14:05`. */
export const formatInstant = (instant: string): string => dayjs(instant).format('DD.MM.YYYY HH:mm');

/** The local time of an instant given in milliseconds since 1970: `14:05`. */
export const formatTime = (milliseconds: number): string => dayjs(milliseconds).format('HH:mm');
