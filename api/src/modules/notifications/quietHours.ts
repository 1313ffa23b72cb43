interface QuietHours {
  from: string;
  to: string;
}

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const day = 24 * 60;

/** Minutes until quiet hours end, from a time of day in the zone of the business; 0 outside of them. They may span midnight. */
export function minutesOfQuiet(quiet: QuietHours | null, timeOfDay: string): number {
  if (!quiet) return 0;
  const [from, to, now] = [quiet.from, quiet.to, timeOfDay].map(minutesIn) as [number, number, number];
  const since = (now - from + day) % day;
  const length = (to - from + day) % day;
  return since < length ? length - since : 0;
}
