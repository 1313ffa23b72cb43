import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { builtFiles, repository } from '../../support/paths';
import { recipeIn, shellIn, startIn } from '../../support/recipe';
import { startService, stopService } from '../../support/service';
import { expect, openSignedIn, type Page, test } from '../../support/test';

/** Installs packages; the configuration says when it runs. */
test.setTimeout(900_000);

let workshop: string;
test.beforeEach(async () => void (workshop = await mkdtemp(join(tmpdir(), 'itinera-team-'))));
test.afterEach(() => rm(workshop, { recursive: true, force: true }));

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

test('with the folder of a remote and two packages, a team installs, checks, tests, builds, develops with hot reload, and publishes', async ({
  page,
  ownProduct,
}, { annotations }) => {
  const [team, packed] = [join(workshop, 'geography'), join(workshop, 'packed')];
  const [shellPort, partnerPort, remotePort] = [await freePort(), await freePort(), await freePort()];
  const shell = `http://localhost:${shellPort}`;
  const command = recipeIn('team-alone.md', {
    '/srv/packed': packed,
    '/srv/itinera/dist': ownProduct.dist,
    'https://dev.office.example.com': shell,
  });
  const inTeam = (part: string) => shellIn(team, command(part));
  const pageFile = join(team, 'src/geography/GeographyPage.tsx');
  const retitle = async (text: string) =>
    writeFile(pageFile, (await readFile(pageFile, 'utf8')).replace(/title="[^"]+"/, `title="${text}"`));

  await mkdir(team);
  await shellIn(repository, command(' pack '));
  await inTeam('tar ');
  await inTeam('npm install');
  await inTeam('npm run typecheck');
  expect(await inTeam('npm test')).toMatch(/Tests: +\d\d+ passed, \d+ total/);
  expect(await inTeam('npm run build')).toMatch(/dist\/remotes\/mf_geography\/\S+ was built/);

  await test.step('an edit is repainted in a deployed development shell, and what was typed stays', async () => {
    await shellIn(repository, `npx itinera publish shell --development --to ${ownProduct.dist}`);
    const server = await startService(
      builtFiles.shellServer,
      {
        STAFF_PORT: String(shellPort),
        PARTNER_PORT: String(partnerPort),
        API_URL: ownProduct.apiAddress,
        DIST_DIR: ownProduct.dist,
        DEV_ORIGINS: 'http://localhost:*',
      },
      `${shell}/registry.json`,
    );
    const development = await startIn(
      team,
      `${command('npm run dev')} --port ${remotePort}`,
      /http:\S+\?remotes=\S+/,
    );
    try {
      await openSignedIn(page, development.match, 'manager');
      await expect(title(page, 'Geography')).toBeVisible();
      await page.getByPlaceholder('Search countries').fill('latv');
      await expect(page.getByRole('grid').getByRole('link')).toHaveText(['Latvia']);
      // Files that are still fetched ahead would be of the build after the edit, and the page would have to be loaded again.
      await page.waitForLoadState('networkidle');
      const opened = await page.evaluate(() => performance.timeOrigin);

      for (const text of ['Countries and places', 'Geography of the team']) {
        const begun = performance.now();
        await retitle(text);
        await expect(title(page, text)).toBeVisible();
        annotations.push({
          type: 'from edit to repaint',
          description: `${Math.round(performance.now() - begun)} ms`,
        });
      }
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
      await expect(page.getByPlaceholder('Search countries')).toHaveValue('latv');
    } finally {
      await development.stop();
      await stopService(server);
    }
  });

  await test.step('a release is tried in the live shell, and is what visitors see as soon as it is live', async () => {
    const printed = await inTeam('publish .');
    expect(printed).toMatch(/staff +yes: shell \S+ provides @itinera\/shared/);
    expect(printed).toMatch(/staff +loaded: 4 pages opened/);
    const [, promotion = ''] = /npx (itinera promote mf-geography \S+)/.exec(printed) ?? [];
    await shellIn(repository, `npx ${promotion} --why "by the team" --to ${ownProduct.dist}`, {
      ITINERA_SIGNING_KEY: await ownProduct.signingKeyFile(),
    });
    await openSignedIn(page, `${ownProduct.staff}/geography`, 'manager');
    await expect(title(page, 'Geography of the team')).toBeVisible();
    await expect(page.getByRole('grid').getByRole('link', { name: 'Latvia' })).toBeVisible();
  });
});
