import { derivedFraction } from '../../src/seed/derivedId';
import { seed } from '../../testing/scale';

/** Random choices of a proof, reproducible by the seed. */
export interface Random {
  /** An integer from 0 to `most - 1`. */
  below(most: number): number;
  oneOf<T>(all: readonly T[]): T | undefined;
  chance(percent: number): boolean;
}

export function randomOf(name: string): Random {
  let picked = 0;
  const below = (most: number) => {
    picked += 1;
    return Math.floor(derivedFraction(`${seed} ${name} ${picked}`) * most);
  };
  return {
    below,
    oneOf: (all) => all[below(Math.max(1, all.length))],
    chance: (percent) => below(100) < percent,
  };
}
