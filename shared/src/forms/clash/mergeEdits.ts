import { same } from '../same';

type Values = Record<string, unknown>;

export interface Merged {
  /** Merged values: mine where I have changed something, theirs everywhere else. */
  values: Values;
  /** Fields that both users changed to different values: the person has to choose. */
  clashes: string[];
  /** Fields that only the other user changed. */
  taken: string[];
}

/** Three-way merge of the form's values and what another user has saved, both starting from `base`. */
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
