import { same } from '../same';

type Values = Record<string, unknown>;

export interface Merged {
  /** What the form goes on with: mine where I changed something, theirs everywhere else. */
  values: Values;
  /** Fields that both of us changed, differently: somebody has to choose. */
  clashes: string[];
  /** Fields that only the other person changed. */
  taken: string[];
}

/** Brings together what I typed and what somebody else has saved, both having begun with `base`. */
export function mergeEdits(base: Values, mine: Values, theirs: Values): Merged {
  const names = Object.keys(mine);
  const iChanged = (name: string) => !same(mine[name], base[name]);
  const theyChanged = (name: string) => name in theirs && !same(theirs[name], base[name]);
  return {
    values: Object.fromEntries(
      names.map((name) => [name, iChanged(name) || !(name in theirs) ? mine[name] : theirs[name]]),
    ),
    clashes: names.filter((name) => iChanged(name) && theyChanged(name) && !same(mine[name], theirs[name])),
    taken: names.filter((name) => !iChanged(name) && theyChanged(name)),
  };
}
