/** A path in quotes may contain spaces; any other ends where its word does. Addresses of the web have a host before their path. */
const quotedPath = /(['"`])\/(?:[^'"`/\n]+\/)+([^'"`/\n]+)\1/g;
const barePath = /(?<![\w.:/~-])\/(?:[^\s'"`/:;,()]+\/)+([^\s'"`/:;,()]+)/g;

/** For texts that leave the machine: of a file, they say the name and not where it is. */
export const withoutPaths = (text: string): string =>
  text.replace(quotedPath, '$1$2$1').replace(barePath, '$1');
