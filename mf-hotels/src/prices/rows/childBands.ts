/** All combinations of age bands for a number of children, smallest first: of 2 bands and 2 children 1+1, 1+2 and 2+2. */
export function childBandsFor(children: number, bands: number): number[][] {
  let choices: number[][] = [[]];
  for (let child = 0; child < children; child += 1)
    choices = choices.flatMap((chosen) => {
      const least = chosen.at(-1) ?? 1;
      return Array.from({ length: bands - least + 1 }, (_, index) => [...chosen, least + index]);
    });
  return choices;
}
