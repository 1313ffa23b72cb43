/** How many stay in a room, as rows of prices are called everywhere: `2+1`, and `2+0` without children. */
export const partyOf = ({ adult, children }: { adult: number | string; children: number | string }): string =>
  `${adult}+${children}`;
