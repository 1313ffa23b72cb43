import { createContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Config } from '@jest/types';
import { ModuleMocker } from 'jest-mock';

/** Jest requires one, for ES modules, which the tests do not import as such. */
const context = createContext({});

const describeGlobals = () =>
  new Map(Reflect.ownKeys(globalThis).map((key) => [key, Reflect.getOwnPropertyDescriptor(globalThis, key)]));

/**
 * Runs tests in the context of the process instead of one of their own, in which each look-up of a global is slow, and no code of another
 * file can be shared. What a file changes of the globals and of the environment's variables is undone after it.
 */
export default class ProcessEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimersModern: ModernFakeTimers;
  private readonly variables = { ...process.env };
  private readonly globals = describeGlobals();
  private readonly exit = process.exit;

  constructor({ projectConfig }: { projectConfig: Config.ProjectConfig }) {
    Object.assign(globalThis, projectConfig.globals);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions = () => ['node', 'node-addons'];

  getVmContext() {
    return context;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    // Jest wraps it for each file.
    process.exit = this.exit;
    for (const name of Object.keys(process.env))
      if (!(name in this.variables)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.variables);
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = this.globals.get(key);
      if (!before) Reflect.deleteProperty(globalThis, key);
      else if (before.configurable) Reflect.defineProperty(globalThis, key, before);
    }
  }
}
