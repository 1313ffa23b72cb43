import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Audience } from '@itinera/shared/contracts';
import { sites } from '@itinera/shared/routes';
import { newRegistryKey, publicKeyOf, signRegistry } from '@itinera/shared/server';
import { launch, ready, stop } from '../../processes/service';
import { installedChromium } from '../../provide/chromium';
import { presentIn, registryIn } from '../../registry/change';
import { compose } from '../../registry/compose';
import { documentsOf } from '../../registry/documents';
import { readLive, writeLive } from '../../registry/live';
import { unusedPorts } from '../../processes/unusedPorts';
import { readRelease } from '../../release/release';
import { shell, type App } from '../../workspace/apps';
import { Failure } from '../../workspace/failure';
import { serverIn, shellServerFile } from '../../workspace/paths';
import { startStubApi } from './stubApi';

export interface Trial {
  place: string;
  app: App;
  release: string;
  audience: Audience;
}

/** Limit for a page to appear. */
const MOST_MS = 15_000;
/** So long that the session needs no refresh during a trial. */
const QUARTER_MS = 90 * 24 * 3600 * 1000;

/** Opens the pages of a release in the live shell of an audience, in a headless browser. Returns a summary, or throws. */
export async function tryOut(trial: Trial): Promise<string> {
  const executablePath = installedChromium();
  if (!executablePath) return 'not loaded: there is no Chromium here. Name one in CHROMIUM_PATH.';
  const serverFile = [serverIn(trial.place), shellServerFile].find((file) => existsSync(file));
  if (!serverFile) return 'not loaded: the server of the shells is not built.';
  const registry = mkdtempSync(join(tmpdir(), 'itinera-trial-'));
  const api = await startStubApi(trial.audience);
  const [staff = '', partner = ''] = await unusedPorts(2);
  const server = launch({
    name: 'The shell server of the trial',
    command: [serverFile],
    environment: {
      NODE_ENV: '',
      HOST: 'localhost',
      STAFF_URL: '',
      PARTNER_URL: '',
      STAFF_PORT: staff,
      PARTNER_PORT: partner,
      API_URL: api.address,
      DIST_DIR: trial.place,
      REGISTRY_DIR: registry,
      REGISTRY_KEYS: prepare(registry, trial),
    },
    readyAt: `http://localhost:${staff}/registry.json`,
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await ready(server);
    const origin = `http://localhost:${trial.audience === 'staff' ? staff : partner}`;
    const count = await openPages(browser, origin, trial);
    return `loaded: ${count} ${count === 1 ? 'page' : 'pages'} opened`;
  } finally {
    await browser.close();
    await stop(server);
    api.server.close();
    rmSync(registry, { recursive: true });
  }
}

/** Writes the registry as it would be with the release live, without a fallback. Returns the key that it is signed with. */
function prepare(folder: string, { place, app, release }: Trial): string {
  const { deployed: live } = readLive(registryIn(place));
  const deployed = {
    ...presentIn(place, live),
    [app.name]: { current: release, before: [], withdrawn: [] },
  };
  const key = newRegistryKey();
  const [serial, expires] = [Date.now(), new Date(Date.now() + QUARTER_MS).toISOString()];
  const documents = documentsOf(
    serial,
    expires,
    (audience) => compose(deployed, audience, (of, name) => readRelease(of, name, place)),
    (text) => signRegistry(text, key),
  );
  writeLive(folder, { serial, deployed, documents, changes: [] });
  return publicKeyOf(key);
}

/** Pages that a person of the audience may open and whose address needs no id. */
const pagesOf = ({ app, audience }: Trial) =>
  sites.filter(
    ({ owner, path, partner, guestOnly }) =>
      owner === app.name &&
      !path.includes(':') &&
      (app === shell ? guestOnly : audience === 'staff' || partner),
  );

async function openPages(browser: Browser, origin: string, trial: Trial): Promise<number> {
  const pages = pagesOf(trial);
  const context = await browser.newContext();
  if (trial.app !== shell) {
    const cookies = trial.audience === 'staff' ? ['token'] : ['token', 'isDmc'];
    await context.addCookies(cookies.map((name) => ({ name, value: 'trial', url: origin })));
  }
  for (const { path, title } of pages) {
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', (error) => void thrown.push(error.message));
    // The shell logs why a release failed.
    page.on('console', (message) => {
      if (/could not be (loaded|shown)/.test(message.text())) thrown.push(message.text());
    });
    await page.goto(origin + path);
    const heading = page.locator('h1');
    await heading.first().waitFor({ timeout: MOST_MS });
    const panel = page.getByRole('alert').filter({ hasText: `${title} is unavailable` });
    const unavailable = (await panel.count()) > 0 && `${title} is unavailable`;
    const elsewhere = new URL(page.url()).pathname !== path && `it leads to ${page.url()}`;
    await page.close();
    const problem = thrown[0] ?? (unavailable || elsewhere);
    if (problem)
      throw new Failure(
        `${trial.app.name} ${trial.release} does not work in the shell of ${trial.audience}: ${path}: ${problem}`,
      );
  }
  return pages.length;
}
