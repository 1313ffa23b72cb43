/** A quoted path may contain spaces; any other ends at a space. URLs don't match, because a host precedes their path. */
const quotedPath = /(['"`])\/(?:[^'"`/\n]+\/)+([^'"`/\n]+)\1/g;
const barePath = /(?<![\w.:/~-])\/(?:[^\s'"`/:;,()]+\/)+([^\s'"`/:;,()]+)/g;

/** Reduces paths to file names, for texts that leave the machine. */
export const withoutPaths = (text: string): string =>
  text.replace(quotedPath, '$1$2$1').replace(barePath, '$1');
