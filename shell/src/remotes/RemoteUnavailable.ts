import type { RemoteName } from '@itinera/shared/routes';

/** A remote whose code can't be had; everything outside its pages goes on working. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';

  constructor(
    readonly remote: RemoteName,
    /** The release that was tried; undefined when there is none to try. */
    readonly release: string | undefined,
    reason: string,
  ) {
    super(reason);
  }
}
