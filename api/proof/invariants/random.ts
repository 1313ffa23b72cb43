import { derivedFraction } from '../../src/seed/derivedId';
import { seed } from '../../testing/scale';

/** What a proof chooses, one choice after the other, the same for the same seed. */
export interface Random {
  /** From 0 to one below `most`. */
  below(most: number): number;
  oneOf<T>(all: readonly T[]): T | undefined;
  chance(percent: number): boolean;
}

export function randomOf(name: string): Random {
  let drawn = 0;
  const below = (most: number) => {
    drawn += 1;
    return Math.floor(derivedFraction(`${seed} ${name} ${drawn}`) * most);
  };
  return {
    below,
    oneOf: (all) => all[below(Math.max(1, all.length))],
    chance: (percent) => below(100) < percent,
  };
}
