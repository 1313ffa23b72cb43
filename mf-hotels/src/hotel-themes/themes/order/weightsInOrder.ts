interface Weighted {
  weight: number;
}

const STEP = 10;

/**
 * Weights of themes in a new order, heaviest first. The existing weights are redistributed, so that few themes change; if two are equal,
 * all get new ones in steps of ten.
 */
export function weightsInOrder(themes: readonly Weighted[]): number[] {
  const given = themes.map(({ weight }) => weight).toSorted((one, other) => other - one);
  if (new Set(given).size === given.length) return given;
  return themes.map((_theme, place) => (themes.length - place) * STEP);
}
