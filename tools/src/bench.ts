import { build } from './build';
import { provideChromium } from './provide/chromium';
import { runNode } from './stages/command';
import { root } from './workspace/paths';

/** Measures bytes, ratios and growth of what `build` makes. */
export async function run(args: string[]): Promise<number> {
  const browser = await provideChromium();
  await build([]);
  return runNode(['--import', 'tsx', `${root}bench/src/main.ts`, ...args], { CHROMIUM_PATH: browser });
}
