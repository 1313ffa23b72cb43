import { jest } from '@jest/globals';
import { init } from '@module-federation/runtime';
import { remoteContract, type RemoteDefinition } from '@itinera/shared/remote';

/** Container of an entry file, or how it fails. */
type Exposed = Partial<RemoteDefinition> | Error | 'hangs';

/** Requested scripts, by path with query. */
export const asked: HTMLScriptElement[] = [];
export const askedPaths = (): string[] => asked.map(({ src }) => new URL(src).pathname + new URL(src).search);

/** In a page the start code of the bundler does this. */
init({ name: 'shell', remotes: [] });

const folder = /\/remotes\/(\w+)\/([^/]+)\//;

/** Entry files by release; all others can't be loaded. They can be replaced during a test. */
export const entryFiles: Record<string, Exposed> = {};

export const remoteOf = (name: RemoteDefinition['name'], parts: object = {}): Partial<RemoteDefinition> => ({
  contract: remoteContract,
  name,
  ...parts,
});

/** A module that throws when it runs, or one that exposes `./remote`. */
const containerOf = (exposed: Exclude<Exposed, 'hangs'>) => ({
  init: () => undefined,
  get: () =>
    exposed instanceof Error
      ? Promise.reject(exposed)
      : Promise.resolve(() => ({ __esModule: true, default: exposed })),
});

const arrive = (script: HTMLScriptElement, name: string, exposed: Exclude<Exposed, 'hangs'> | undefined) => {
  if (exposed) Object.assign(globalThis, { [name]: containerOf(exposed) });
  script.dispatchEvent(new Event(exposed ? 'load' : 'error'));
};

/** Completes a request that was hanging. */
export const arriveLate = (name: RemoteDefinition['name'], exposed: Partial<RemoteDefinition>): void =>
  asked.forEach((script) => arrive(script, name, exposed));

/** Replaces the network: jsdom fetches no scripts. */
function answer(script: HTMLScriptElement): void {
  asked.push(script);
  const [, name = '', release = ''] = folder.exec(script.src) ?? [];
  const exposed = entryFiles[release];
  if (exposed === 'hangs') return;
  queueMicrotask(() => arrive(script, name, exposed));
}

export function serveRemotes(): void {
  asked.length = 0;
  for (const release of Object.keys(entryFiles)) delete entryFiles[release];
  const append = document.head.appendChild.bind(document.head);
  jest.spyOn(document.head, 'appendChild').mockImplementation(<T extends Node>(node: T): T => {
    if (node instanceof HTMLScriptElement && node.src) {
      answer(node);
      return node;
    }
    return append(node);
  });
}
