const millisecondsPerDay = 86_400_000;
// Days are calculated in UTC, where each has 24 hours, whatever the time zone of the machine. Cached for 30 years, because a search
// converts the same few days a hundred thousand times.
const mostRemembered = 11_000;

function remembered<K, V>(convert: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = convert(key);
    if (known.size === mostRemembered) known.clear();
    known.set(key, value);
    return value;
  };
}

const numberOf = remembered((day: string) => Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay);
const dayOf = remembered((number: number) =>
  new Date(number * millisecondsPerDay).toISOString().slice(0, 10),
);

/**
 * Number of days from one to another, such as the nights between arrival and departure; negative if `to` is before `from`. `NaN` if one of
 * them is no day: rules about two fields are checked even if a field is wrong.
 */
export const nightsBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** Adds days to a day; negative ones subtract. Throws `RangeError` if it is no day. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** Day of the week, from 1 for Monday. */
export const weekdayOf = remembered((day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7);

/** Completed years on a day. */
export const ageOn = (day: string, birthday: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
};

/** Time zone of a new installation, which decides which day is today. */
export const defaultTimeZone = 'Europe/Riga';

// Cached, because creating a format takes milliseconds; the Swedish one is ISO 8601. A zone unknown to this browser counts as the default
// one.
const formatOf = remembered((timeZone: string) => {
  const formatIn = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  try {
    return formatIn(timeZone);
  } catch {
    return formatIn(defaultTimeZone);
  }
});

/** The day at an instant in a time zone, such as `2027-03-01`. */
export const dayIn = (timeZone: string, instant: Date): string => formatOf(timeZone).format(instant);
