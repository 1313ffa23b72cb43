interface Layout {
  count: number;
  /** How many items are side by side. */
  columns: number;
}

/** The place, from 0, to which a key moves an item that has been picked up; undefined for all other keys. */
export function placeByKey(key: string, from: number, { count, columns }: Layout): number | undefined {
  const places = new Map([
    ['ArrowLeft', from - 1],
    ['ArrowRight', from + 1],
    ['ArrowUp', from - columns],
    ['ArrowDown', from + columns],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const place = places.get(key);
  return place === undefined ? undefined : Math.min(Math.max(place, 0), count - 1);
}
