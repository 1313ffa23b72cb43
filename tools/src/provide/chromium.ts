import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from '../workspace/failure';
import { root } from '../workspace/paths';
import { installDebianPackage } from './debian';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds a Chromium for the tests: an installed one, the distribution's, or Playwright's own. */
export async function provideChromium(): Promise<string> {
  const found = installedChromium() ?? (installDebianPackage('chromium') ? installed() : undefined);
  if (found) return found;
  const own = await playwrights();
  if (own) return own;
  throw new Failure('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.');
}

/**
 * Chromium's headless shell: the same engine without the browser's own windows, tabs and profiles, which take half of the processor's time of
 * a page in a context of its own. Any other Chromium where there is none.
 */
export async function provideHeadlessChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const shell = () => inPath(withoutWindows).find((path) => existsSync(path));
  const found = shell() ?? (installDebianPackage('chromium-headless-shell') ? shell() : undefined);
  return found ?? provideChromium();
}

/** The Chromium that is installed already, if any. */
export const installedChromium = (): string | undefined => process.env.CHROMIUM_PATH ?? installed();

const installed = () => [...inPath(names), ...elsewhere].find((path) => existsSync(path));

function inPath(files: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => files.map((file) => join(folder, file)));
}

async function playwrights(): Promise<string | undefined> {
  const fromE2e = createRequire(`${root}e2e/package.json`);
  const cli = join(fromE2e.resolve('@playwright/test/package.json'), '../cli.js');
  if (spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' }).status !== 0)
    return undefined;
  const { chromium }: { chromium: { executablePath: () => string } } = fromE2e('@playwright/test');
  return chromium.executablePath();
}
