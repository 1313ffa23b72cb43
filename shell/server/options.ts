import type { Audience } from '@itinera/shared/contracts';
import type { Limits } from './limits';

export interface ShellServerOptions {
  audience: Audience;
  /** Folder of the releases. */
  dist: string;
  registryFile: string;
  /** Whose signature a registry needs; none only in development. */
  registryKeys: readonly string[];
  /** Networks, besides this machine, whose word about the client and its connection counts. */
  trustedProxy?: readonly string[];
  /** Address of the API for this server. */
  apiUrl: string;
  /** Address of the API for the browser; empty for this origin. */
  apiBaseUrl: string;
  /** Address of the shell for the other audience. */
  otherShell: string;
  /** Development servers whose remotes the page may load. */
  devOrigins: string[];
  /** Differences from the usual limits. */
  limits?: Partial<Limits>;
}
