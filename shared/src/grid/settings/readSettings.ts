import type { TableSettings } from '@itinera/shared/contracts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') && new Set(value).size === value.length;

const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 5000;

const isWidths = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.values(value).every(isWidth);

const isPinned = (value: unknown): value is { start: string[]; end: string[] } =>
  isObject(value) && isIds(value.start) && isIds(value.end) && isIds([...value.start, ...value.end]);

const isDensity = (value: unknown) => value === 'comfortable' || value === 'compact';
const isPaging = (value: unknown) => value === 'pages' || value === 'scroll';

/** Parses stored settings, which another release, a tab or a person may have written; invalid parts are dropped. */
export function readSettings(text: string | null): TableSettings {
  const given = parse(text);
  if (!isObject(given)) return {};
  return {
    ...(isIds(given.order) && { order: given.order }),
    ...(isIds(given.hidden) && { hidden: given.hidden }),
    ...(isWidths(given.widths) && { widths: given.widths }),
    ...(isPinned(given.pinned) && { pinned: { start: given.pinned.start, end: given.pinned.end } }),
    ...(isDensity(given.density) && { density: given.density }),
    ...(isPaging(given.paging) && { paging: given.paging }),
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}
