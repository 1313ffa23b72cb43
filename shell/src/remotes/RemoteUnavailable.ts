import type { RemoteName } from '@itinera/shared/routes';

/** Thrown when the code of a remote can't be loaded; everything outside its pages keeps working. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';

  constructor(
    readonly remote: RemoteName,
    /** The release that was tried; undefined if there is none. */
    readonly release: string | undefined,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
