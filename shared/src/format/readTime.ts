const pattern = /^(\d{1,2})(?:[:.\s]?(\d{2}))?(?::00)?\s*(?:([ap])\.?m\.?)?$/i;

/**
 * Parses a time of day as people and spreadsheets write it, `9`, `930`, `9.30`, `09:30:00`, `9:30 AM`, into `09:30`; undefined for other
 * texts.
 */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] = pattern.exec(text.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const hour = Number(hours);
  if (half === undefined) return hour > 23 ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
  if (hour < 1 || hour > 12) return undefined;
  return `${String((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
