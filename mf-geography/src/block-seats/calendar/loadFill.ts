import type { Theme } from '@itinera/shared/ui';
import type { LoadLevel } from './loadLevel';

const colours = { low: 'info', half: 'success', high: 'warning', full: 'error', oversold: 'error' } as const;

/** Background of a load, pale behind its text and strong at its edge; none for a block that sells nothing. */
export const fill = (level: LoadLevel | undefined) => (theme: Theme) => {
  if (level === undefined) return { borderLeft: `3px dotted ${theme.palette.divider}` };
  const { main } = theme.palette[colours[level]];
  return {
    borderLeft: `3px ${level === 'oversold' ? 'double' : 'solid'} ${main}`,
    backgroundColor: `color-mix(in srgb, ${main} ${level === 'full' || level === 'oversold' ? 24 : 14}%, transparent)`,
  };
};
