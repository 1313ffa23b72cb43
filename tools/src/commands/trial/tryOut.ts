import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Audience } from '@itinera/shared/contracts';
import { sites } from '@itinera/shared/routes';
import { newRegistryKey, publicKeyOf, signRegistry } from '@itinera/shared/server';
import { launch, ready, stop } from '../../processes/service';
import { installedChromium } from '../../provide/chromium';
import { presentIn, registryIn } from '../../registry/change';
import { compose } from '../../registry/compose';
import { documentsOf } from '../../registry/documents';
import { readLive, writeLive } from '../../registry/live';
import { sealed } from '../../registry/seal';
import { unusedPorts } from '../../processes/unusedPorts';
import { bundleShellServer } from '../../release/buildShellServer';
import { readRelease } from '../../release/release';
import { shell, type App } from '../../workspace/apps';
import { Failure } from '../../workspace/failure';
import { isAlone, serverIn } from '../../workspace/paths';
import { launchBrowser } from './launchBrowser';
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
  const registry = mkdtempSync(join(tmpdir(), 'itinera-trial-'));
  const serverFile = await serverFor(trial.place, registry);
  if (!serverFile) return 'not loaded: the server of the shells is not built.';
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
      STATE_DIR: join(registry, 'state'),
      REGISTRY_KEYS: prepare(registry, trial),
      ITINERA_RELEASES: undefined,
      ITINERA_SIGNING_KEY: undefined,
    },
    readyAt: `http://localhost:${staff}/registry.json`,
  });
  const { browser, isSandboxed } = await launchBrowser(executablePath, registry);
  try {
    await ready(server);
    const origin = `http://localhost:${trial.audience === 'staff' ? staff : partner}`;
    const count = await openPages(browser, origin, trial);
    const loaded = `loaded: ${count} ${count === 1 ? 'page' : 'pages'} opened`;
    return isSandboxed ? loaded : `${loaded}\n${withoutSandbox}`;
  } finally {
    await browser.close();
    await stop(server);
    api.server.close();
    rmSync(registry, { recursive: true });
  }
}

const withoutSandbox =
  '         The browser had no sandbox, which this machine does not allow to this user. Publish as another user, one without the key: docs/deploy.md.';

/**
 * The server that pages are tried out in: of these sources, because one in the place would run as this user, who may have the key. A
 * remote in a repository of its own has no sources of it.
 */
async function serverFor(place: string, folder: string): Promise<string | undefined> {
  if (isAlone) return [serverIn(place)].find((file) => existsSync(file));
  const file = join(folder, 'server.cjs');
  await bundleShellServer(file);
  return file;
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
  const sign = (text: string) => signRegistry(text, key);
  const documents = documentsOf(
    serial,
    expires,
    (audience) => compose(deployed, audience, (of, name) => readRelease(of, name, place)),
    sign,
  );
  writeLive(folder, sealed({ serial, deployed, manifests: {}, changes: [] }, documents, sign));
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
