import { plural } from '@itinera/shared/format';

const hourMs = 3_600_000;

/** How long ago an instant was, in hours up to two days: `26 hours`, `5 days`. */
export function waited(since: string, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hourMs));
  if (hours === 0) return 'less than an hour';
  return hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day');
}
