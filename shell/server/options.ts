import type { Audience } from '@itinera/shared/contracts';

export interface ShellServerOptions {
  audience: Audience;
  /** Where the releases are. */
  dist: string;
  registryFile: string;
  /** Where this server finds the API. */
  apiUrl: string;
  /** Where the browser finds it; empty: at this origin. */
  apiBaseUrl: string;
  /** Address of the shell for the other audience. */
  otherShell: string;
  /** Development servers whose remotes the page may load. */
  devOrigins: string[];
}
