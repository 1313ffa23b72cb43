/** Basis points as a percentage: `12.5 %`. */
export const inPercent = (points: unknown): string => `${Number(points) / 100} %`;
