import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks, taken from Node: the router and the request mocks need it. */
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
  'BroadcastChannel',
  'structuredClone',
] as const;

export default class BrowserLikeEnvironment extends TestEnvironment {
  // Without this, packages hand out their browser builds, and request mocks have none.
  override exportConditions = () => [''];

  override async setup() {
    await super.setup();
    for (const name of names) Object.assign(this.global, { [name]: globalThis[name] });
  }
}
