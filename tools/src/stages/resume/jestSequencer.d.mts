import type { jestPart } from './endedParts.mjs';

export default class SkippingSequencer {
  constructor(options: { contexts: object[]; globalConfig: object });
  sort<T extends Parameters<typeof jestPart>[0]>(tests: T[]): T[];
}
