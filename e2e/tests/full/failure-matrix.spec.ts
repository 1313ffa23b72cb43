import type { RemoteName } from '@itinera/shared/routes';
import { cutAnswer, replaceAnswer, reset, stall, status } from '../../faults/faults';
import { deployByHand } from '../../support/deploy';
import { expect, openSignedIn, signIn, test, type Page } from '../../support/test';

/** A page of each remote: its name in the menu and in the container. */
const areas: Record<RemoteName, { menu: string; route: string }> = {
  mf_hotels: { menu: 'Hotels', route: 'hotels' },
  mf_bookings: { menu: 'Booking entries', route: 'be' },
  mf_geography: { menu: 'Airports', route: 'airports' },
  mf_admin: { menu: 'Users and roles', route: 'users' },
};

/** Each remote in each shell that offers it, beside another one that must keep working. */
const cases: { shell: 'staff' | 'partner'; remote: RemoteName; beside: RemoteName }[] = [
  { shell: 'staff', remote: 'mf_hotels', beside: 'mf_geography' },
  { shell: 'staff', remote: 'mf_bookings', beside: 'mf_hotels' },
  { shell: 'staff', remote: 'mf_geography', beside: 'mf_hotels' },
  { shell: 'staff', remote: 'mf_admin', beside: 'mf_hotels' },
  { shell: 'partner', remote: 'mf_hotels', beside: 'mf_bookings' },
  { shell: 'partner', remote: 'mf_bookings', beside: 'mf_hotels' },
];

const transport = {
  'is dead': reset(),
  'answers 503': status(503),
  'is cut off': cutAnswer(),
  hangs: stall(),
  'answers with a page in place of its files': replaceAnswer(
    'text/html',
    '<!doctype html><title>Welcome</title>',
  ),
};

const page = (name: RemoteName, body: string) =>
  `var ${name} = { init() {}, get: async () => () => ({ default: { contract: 1, name: '${name}', pages: {
    ${areas[name].route}: async () => ({ default: () => { ${body} } }) } } }) };`;

/** The source of a React element of a button: handwritten containers are not compiled. */
const button = (props: string) =>
  `return { $$typeof: Symbol.for('react.transitional.element'), type: 'button', key: null, ref: null, props: { children: 'Planted', ${props} } };`;

/** Entry files of broken releases. */
const releases: Record<string, (name: RemoteName) => string> = {
  'lacks what it should expose': (name) =>
    `var ${name} = { init() {}, get: async (what) => { throw new Error(what + ' is not exposed.'); } };`,
  'keeps another contract': (name) =>
    `var ${name} = { init() {}, get: async () => () => ({ default: { contract: 99, name: '${name}', pages: {} } }) };`,
  'is another remote': (name) =>
    `var ${name} = { init() {}, get: async () => () => ({ default: { contract: 1, name: 'mf_other', pages: {} } }) };`,
  'can’t be parsed': () => 'this is no script',
  'throws at import': (name) =>
    `var ${name} = { init() {}, get: async () => () => { throw new Error('Planted at import.'); } };`,
  'throws at render': (name) => page(name, "throw new Error('Planted at render.');"),
  'throws in an effect': (name) => page(name, button("ref() { throw new Error('Planted in an effect.'); }")),
};

const panel = (tab: Page) => tab.getByRole('main').getByRole('alert').filter({ hasText: 'is unavailable' });
const heading = (tab: Page, name: string) => tab.getByRole('heading', { level: 1, name, exact: true });
const open = (tab: Page, area: string) =>
  tab.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: area, exact: true }).click();

for (const { shell, remote, beside } of cases) {
  test(`${shell}: whatever fails in ${remote}, ${beside} keeps working, and no input is lost`, async ({
    page: tab,
    context,
    broken,
  }) => {
    test.setTimeout(300_000);
    // The browser logs what it refuses, and what the releases throw.
    context.removeAllListeners('console');
    context.removeAllListeners('weberror');
    const { product } = broken;
    const [origin, proxy] = [product[shell], broken[shell]];
    const files = `/remotes/${remote}/**`;
    const [area, other] = [areas[remote].menu, areas[beside].menu];
    const start = `${origin}/${areas[beside].route}`;
    // Without prefetching in idle time, which would load the files before they fail.
    await tab.addInitScript(() => (window.requestIdleCallback = () => 0));
    if (shell === 'staff') await openSignedIn(tab, start, 'manager');
    else await signIn(tab, start, 'partner');
    let loads = 0;
    const search = tab.getByRole('searchbox').first();

    /** A panel replaces the page of the remote; the page before is unchanged after going back. */
    const expectContained = async (release?: string) => {
      await expect(heading(tab, other)).toBeVisible();
      await search.fill('a');
      await expect(tab).toHaveURL(/q=a/);
      loads = 0;
      await open(tab, area);
      await expect(panel(tab)).toContainText(`${remote}, release ${release ?? ''}`);
      expect(new URL(tab.url()).pathname).toBe(`/${areas[remote].route}`);
      await tab.goBack();
      await expect(heading(tab, other)).toBeVisible();
      await expect(search).toHaveValue('a');
      expect(loads).toBeLessThanOrEqual(1);
    };
    tab.on('domcontentloaded', () => (loads += 1));

    for (const [how, fault] of Object.entries(transport)) {
      await test.step(how, async () => {
        await tab.goto(start);
        proxy.fault(files, fault);
        await expectContained();
        await proxy.heal();
      });
    }
    for (const [how, container] of Object.entries(releases)) {
      await test.step(how, async () => {
        const release = `bad-${how.replaceAll(/[^a-z]+/g, '-')}`;
        const rollBack = await deployByHand(product, remote, release, container(remote));
        await tab.goto(start);
        await expectContained(release);
        await rollBack();
      });
    }
    await test.step('throws in an event', async () => {
      const throws = page(remote, button("onClick() { throw new Error('Planted in an event.'); }"));
      const rollBack = await deployByHand(product, remote, 'bad-in-an-event', throws);
      await tab.goto(start);
      await open(tab, area);
      await tab.getByRole('button', { name: 'Planted' }).click();
      await expect(tab.getByRole('button', { name: 'Planted' })).toBeVisible();
      await expect(panel(tab)).toHaveCount(0);
      await open(tab, other);
      await expect(heading(tab, other)).toBeVisible();
      await rollBack();
    });
    await test.step('and it works again, at once', async () => {
      await tab.goto(start);
      await open(tab, area);
      await expect(heading(tab, area)).toBeVisible();
      await expect(panel(tab)).toHaveCount(0);
    });
  });
}
