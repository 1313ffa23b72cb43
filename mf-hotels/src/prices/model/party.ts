/** Occupancy as rows show it: `2+1`, and `2+0` without children. */
export const partyOf = ({ adult, children }: { adult: number | string; children: number | string }): string =>
  `${adult}+${children}`;
