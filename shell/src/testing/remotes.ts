import { jest } from '@jest/globals';
import { init } from '@module-federation/runtime';
import { remoteContract, type RemoteDefinition } from '@itinera/shared/remote';

/** What the entry file of a remote leaves behind. */
type Exposed = Partial<RemoteDefinition> | Error;

/** The scripts that were asked for, by path with query. */
export const asked: HTMLScriptElement[] = [];
export const askedPaths = (): string[] => asked.map(({ src }) => new URL(src).pathname + new URL(src).search);

/** In the page the bundler's start does this. */
init({ name: 'shell', remotes: [] });

const folder = /\/remotes\/(\w+)\/([^/]+)\//;

/** Entry files by release; what is not in here can't be had. They can be replaced while a test goes on. */
export const entryFiles: Record<string, Exposed> = {};

export const remoteOf = (name: RemoteDefinition['name'], parts: object = {}): Partial<RemoteDefinition> => ({
  contract: remoteContract,
  name,
  ...parts,
});

/** A module that throws when it runs, or one that exposes `./remote`. */
const containerOf = (exposed: Exposed) => ({
  init: () => undefined,
  get: () =>
    exposed instanceof Error
      ? Promise.reject(exposed)
      : Promise.resolve(() => ({ __esModule: true, default: exposed })),
});

/** jsdom fetches no scripts: this stands for the network that a page has. */
function answer(script: HTMLScriptElement): void {
  asked.push(script);
  const [, name = '', release = ''] = folder.exec(script.src) ?? [];
  const exposed = entryFiles[release];
  if (exposed) Object.assign(globalThis, { [name]: containerOf(exposed) });
  queueMicrotask(() => script.dispatchEvent(new Event(exposed ? 'load' : 'error')));
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
