import { execFileSync } from 'node:child_process';

interface User {
  uid: number;
  gid: number;
}

/** The user that root runs a server as; undefined for everybody else. */
export function unprivileged(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return account('postgres') ?? account('nobody');
}

function account(name: string): User | undefined {
  const id = (kind: string) =>
    Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
