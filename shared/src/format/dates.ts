/** Specification 2: dates are displayed in the Russian locale. */
const locale = 'ru';

/** Made at first use: the two take 14 ms, and most pages start without a date. */
let formats: { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat } | undefined;
const formatsOf = () =>
  (formats ??= {
    day: new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
  });

/** `2027-03-01` → `01.03.2027`. A calendar day has no time zone and is never shifted. */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.');

/** An instant in local time: `01.03.2027 14:05`. */
export const formatInstant = (instant: string): string => {
  const date = new Date(instant);
  const { day, time } = formatsOf();
  return `${day.format(date)} ${time.format(date)}`;
};

/** The local time of an instant given in milliseconds since 1970: `14:05`. */
export const formatTime = (milliseconds: number): string => formatsOf().time.format(milliseconds);
