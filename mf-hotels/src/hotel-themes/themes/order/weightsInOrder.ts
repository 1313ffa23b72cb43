interface Weighted {
  weight: number;
}

const STEP = 10;

/**
 * The weights of themes in a new order, heaviest first. The weights that they have are shared out again, so that as few as
 * possible change; where two of them are equal, all begin anew in steps of ten.
 */
export function weightsInOrder(themes: readonly Weighted[]): number[] {
  const given = themes.map(({ weight }) => weight).toSorted((one, other) => other - one);
  if (new Set(given).size === given.length) return given;
  return themes.map((_theme, place) => (themes.length - place) * STEP);
}
