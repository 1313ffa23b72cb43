import { chromium, type Browser } from '@playwright/test';
import { provideChromium } from '../../../tools/src/provide/chromium';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Requests to other machines fail at once. */
const staysHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await provideChromium(), args: [...quiet, staysHere] });
}
