import { sites } from '@itinera/shared/routes';
import type { App } from '../workspace/apps';

/** Link to the first page of a remote in a shell, which from then on loads the remote from `origin`. */
export function linkInto(shellAddress: string, { name }: App, origin: string): string {
  const page = sites.find(({ owner, path }) => owner === name && !path.includes(':'));
  return `${shellAddress.replace(/\/$/, '')}${page?.path ?? '/'}?remotes=${name}@${origin}`;
}
