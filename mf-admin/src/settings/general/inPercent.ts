/** Basis points as people read them: `12.5 %`. */
export const inPercent = (points: unknown): string => `${Number(points) / 100} %`;
