import { TestEnvironment } from 'jest-environment-jsdom';
import { BroadcastChannel } from 'node:worker_threads';
import { librariesIn } from './librariesIn';

/** Adds what browsers have and jsdom lacks, from Node: the router and the request mocks need it. */
const names = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
] as const;

/** Node's own keeps the process alive for ever. */
class UnrefBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** jsdom's files can't be sent: requests read them as streams, which they do not support. */
function letFilesBeRead({ Blob: JsdomBlob, FileReader: JsdomReader }: typeof globalThis): void {
  JsdomBlob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new JsdomReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
  JsdomBlob.prototype.stream = function stream() {
    return new ReadableStream({
      start: (controller) => {
        const reader = new JsdomReader();
        reader.onload = () => {
          if (reader.result !== null && typeof reader.result === 'object')
            controller.enqueue(new Uint8Array(reader.result));
          controller.close();
        };
        reader.readAsArrayBuffer(this);
      },
    });
  };
}

export default class BrowserLikeEnvironment extends TestEnvironment {
  // Otherwise packages provide their browser builds, and the request mocks have none.
  override exportConditions = () => [''];

  readonly #libraries: string;
  readonly #injected: string[];

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    const { sandboxInjectedGlobals, testEnvironmentOptions } = config.projectConfig;
    this.#libraries = String(testEnvironmentOptions.libraries);
    this.#injected = sandboxInjectedGlobals;
  }

  override async setup() {
    await super.setup();
    for (const name of names) Object.assign(this.global, { [name]: globalThis[name] });
    Object.assign(this.global, { BroadcastChannel: UnrefBroadcastChannel });
    letFilesBeRead(this.global);
    // Nothing scrolls without a layout.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    const context = this.getVmContext();
    if (!context) return;
    Object.assign(this.global, { libraries: librariesIn(context, this.#libraries, this.#injected) });
  }
}
