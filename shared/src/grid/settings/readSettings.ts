import type { TableSettings } from '@itinera/shared/contracts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') && new Set(value).size === value.length;

const isWidth = (value: unknown) => typeof value === 'number' && value >= 1 && value <= 5000;

const isWidths = (value: unknown) => isObject(value) && Object.values(value).every(isWidth);

const isPinned = (value: unknown) =>
  isObject(value) &&
  isIds(value.start) &&
  isIds(value.end) &&
  isIds([...value.start, ...value.end]) &&
  Object.keys(value).length === 2;

const isOneOf =
  (...names: string[]) =>
  (value: unknown) =>
    names.some((name) => name === value);

const parts = {
  order: isIds,
  hidden: isIds,
  widths: isWidths,
  pinned: isPinned,
  density: isOneOf('comfortable', 'compact'),
  paging: isOneOf('pages', 'scroll'),
};

/** Parses stored settings, which another release, a tab or a person may have written; invalid parts are dropped. */
export function readSettings(text: string | null): TableSettings {
  const given = parse(text);
  if (!isObject(given)) return {};
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, isValid]) => (isValid(given[part]) ? [[part, given[part]]] : [])),
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}
