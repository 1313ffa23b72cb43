export interface Summary {
  median: number;
  min: number;
  n: number;
}

/** `share` 0.5 is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

export const summarise = (values: number[]): Summary => ({
  median: quantile(values, 0.5),
  min: Math.min(...values),
  n: values.length,
});
