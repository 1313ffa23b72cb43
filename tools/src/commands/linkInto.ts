import { sites } from '@itinera/shared/routes';
import type { App } from '../workspace/apps';

/** The first page of a remote, in a shell that takes it from an origin from then on. */
export function linkInto(shellAddress: string, { name }: App, origin: string): string {
  const page = sites.find(({ owner, path }) => owner === name && !path.includes(':'));
  return `${shellAddress.replace(/\/$/, '')}${page?.path ?? '/'}?remotes=${name}@${origin}`;
}
