const millisecondsPerDay = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Local time minus UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  // Such as `2027-03-28 04:00:00`.
  const local = formatIn(timeZone).format(instant).replace(' ', 'T');
  return Date.parse(`${local}Z`) - instant;
}

function calculated(timeZone: string, day: string, hour: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // Clocks change at most once within two days.
  const offsets = [wall - millisecondsPerDay, wall + millisecondsPerDay].map((near) =>
    offsetAt(timeZone, near),
  );
  const instants = offsets.map((offset) => wall - offset);
  const real = instants.filter((instant) => instant + offsetAt(timeZone, instant) === wall);
  return Math.max(...(real.length > 0 ? real : instants));
}

/** The trips of a search share their days: a tenth of a millisecond for each of them would be felt. */
const known = new Map<string, number>();
const mostKnown = 5_000;

/**
 * The instant of an hour of a day in a time zone, in milliseconds since 1970. `hour` is 0 to 24. Of an hour that occurs twice when clocks
 * go back it is the later one, and for an hour that is skipped the end of the gap: a deadline is never earlier than its words say.
 */
export function instantAt(timeZone: string, day: string, hour: number): number {
  const key = `${timeZone} ${day} ${hour}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const instant = calculated(timeZone, day, hour);
  if (known.size >= mostKnown) known.clear();
  known.set(key, instant);
  return instant;
}
