import type { Audience } from '@itinera/shared/contracts';
import type { Limits } from './limits';

export interface ShellServerOptions {
  audience: Audience;
  /** Folder of the releases. */
  dist: string;
  registryFile: string;
  /** Keys that a registry must be signed by; empty only in development. */
  registryKeys: readonly string[];
  /** Folder where the server remembers the serial of the last registry; undefined for none. */
  stateFolder?: string;
  /** Networks, besides this machine, whose forwarded headers are trusted. */
  trustedProxy?: readonly string[];
  /** Address of the API for this server. */
  apiUrl: string;
  /** Address of the API for the browser; empty for the page's own origin. */
  apiBaseUrl: string;
  /** Address of this shell for the browser. */
  url: string;
  /** Address of the shell for the other audience. */
  otherShell: string;
  /** Development servers of remotes that the page may load. */
  devOrigins: string[];
  /** Overrides of the default limits. */
  limits?: Partial<Limits>;
}
