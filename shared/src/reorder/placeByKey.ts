interface Layout {
  count: number;
  /** Number of items side by side. */
  columns: number;
}

/** Position, from 0, to which a key moves a picked-up item; undefined for other keys. */
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
