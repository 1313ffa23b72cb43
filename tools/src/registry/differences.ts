const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where two values differ, with both: `microFrontends.mf_hotels.0.url: "…" → "…"`. */
export function differences(before: unknown, after: unknown, path: readonly string[] = []): string[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after))
    return [
      `${path.join('.')}: ${JSON.stringify(before) ?? 'nothing'} → ${JSON.stringify(after) ?? 'nothing'}`,
    ];
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
    differences(was.get(key), is.get(key), [...path, key]),
  );
}
