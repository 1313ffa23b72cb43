import type { Audience, RegistryDocument } from '@itinera/shared/contracts';

/** Written into the page by the server of this origin. */
export interface Configuration {
  audience: Audience;
  /** Empty for the page's own origin. */
  apiBaseUrl: string;
  /** Address of the shell for the other audience. */
  otherShell: string;
  /** Public keys that a registry must be signed by. Empty in development. */
  registryKeys: string[];
  /** API addresses that were requested with the document: see `shared/src/data/early`. */
  firstReads: string[];
}

const inlined = (elementId: string): unknown =>
  JSON.parse(document.getElementById(elementId)?.textContent ?? 'null');

export const configuration = inlined('configuration') as Configuration;
export const inlinedRegistry = inlined('registry') as RegistryDocument;

/** Nonce of styles of this response (Content-Security-Policy). */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
