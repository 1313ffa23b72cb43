import { chromium } from '@playwright/test';
import axe from 'axe-core';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } });
const p = await ctx.newPage();
p.on('pageerror', (e) => console.log('ERR', e.message));
await p.goto('http://localhost:5460/hotels');
await p.getByLabel('E-mail').fill('admin@itinera.example');
await p.getByLabel('Password').fill('itinera-demo-2026');
await p.getByRole('button', { name: 'Sign in' }).click();
await p.getByRole('grid').getByRole('link').first().waitFor();
const [hotel, dmc] = '2ee11857-1262-8849-bb8a-b807cdea28b5 5efb678c-840a-8a8d-a56d-75087ea7d683'.split(' ');
const id = (n) => `019aa0c4-0000-7000-8000-${String(n).padStart(12, '0')}`;
const stamp = '2027-01-01T00:00:00.000Z';
const day = (n) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10);
const periods = Array.from({ length: 60 }, (_, i) => ({
  id: id(1000 + i),
  hotel_id: hotel,
  dmc_id: dmc,
  start_period: day(i * 6),
  end_period: day(i * 6 + 5),
  name: i % 2 ? 'High' : 'Low',
  min_nights: 3,
  max_nights: null,
  release_days: 7,
  created_at: stamp,
  updated_at: stamp,
}));
let rows;
const cells = [];
const list = (result) => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({
    success: true,
    message: '',
    result,
    total: result.length,
    page: 1,
    per_page: result.length,
  }),
});
await p.route('**/api/graph-prices?*', async (route) => {
  if (!rows) {
    const r = await (await route.fetch()).json();
    rows = Array.from({ length: 60 }, (_, i) => ({
      ...r.result[i % r.result.length],
      id: id(2000 + i),
      order: i,
      adult: 1 + (i % 3),
      children: i % 3,
    }));
    for (const x of rows)
      for (const q of periods)
        cells.push({
          id: id(10000 + cells.length),
          graph_price_id: x.id,
          period_id: q.id,
          price_minor: 10000 + (cells.length % 97) * 100,
          is_free: false,
          created_at: stamp,
          updated_at: stamp,
        });
  }
  await route.fulfill(list(rows));
});
await p.route('**/api/price-periods?*', (route) => route.fulfill(list(periods)));
await p.route('**/api/price-cells?*', async (route) => {
  while (!rows) await new Promise((r) => setTimeout(r, 20));
  await route.fulfill(list(cells));
});
await p.goto(`http://localhost:5460/hotels/${hotel}?tab=price&dmc_id=${dmc}`);
await p.getByRole('grid', { name: 'Prices' }).waitFor();
await p.waitForTimeout(1500);
console.log('DOM cells', await p.locator('[data-cell]').count());
// remount: Content and back, data cached; from click until grid is painted
const times = [];
for (let i = 0; i < 5; i++) {
  await p.getByRole('link', { name: 'Content', exact: true }).click();
  await p.waitForTimeout(900);
  times.push(
    await p.evaluate(
      () =>
        new Promise((done) => {
          const t = performance.now();
          [...document.querySelectorAll('nav[aria-label="Sections of the hotel"] a')]
            .find((a) => a.textContent === 'Price')
            .click();
          const look = () => {
            if (document.querySelector('[data-cell]'))
              requestAnimationFrame(() => {
                const c = new MessageChannel();
                c.port1.onmessage = () => done(Math.round(performance.now() - t));
                c.port2.postMessage(0);
              });
            else requestAnimationFrame(look);
          };
          look();
        }),
    ),
  );
  await p.waitForTimeout(400);
}
console.log('paint after click (ms)', times.join(' '));
await p.locator('[data-cell]').first().click();
const keys = async (key, opts = {}) =>
  p.evaluate(
    async ({ key, opts }) => {
      const out = [];
      for (let i = 0; i < 30; i++) {
        const t = performance.now();
        document.activeElement.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...opts }),
        );
        await new Promise((r) => queueMicrotask(r));
        out.push(performance.now() - t);
        await new Promise((r) => setTimeout(r, 30));
      }
      out.sort((a, b) => a - b);
      return { median: +out[15].toFixed(1), p95: +out[28].toFixed(1) };
    },
    { key, opts },
  );
console.log('ArrowDown', await keys('ArrowDown'));
console.log('ArrowRight', await keys('ArrowRight'));
console.log('Shift+ArrowDown', await keys('ArrowUp', { shiftKey: true }));
console.log('Shift+ArrowLeft', await keys('ArrowLeft', { shiftKey: true }));
await p.evaluate(() => {
  document.querySelector('[role=grid]').scrollTo(0, 0);
});
await p.waitForTimeout(200);
await p.locator('[data-row="0"][data-column="0"]').click();
for (let i = 0; i < 3; i++) {
  const paste = await p.evaluate(
    () =>
      new Promise((done) => {
        const d = new DataTransfer();
        d.setData(
          'text/plain',
          Array.from({ length: 60 }, (_, r) =>
            Array.from({ length: 30 }, (_, c) =>
              r === 7 && c === 3 ? 'abc' : `1 ${String(100 + r + c)},50`,
            ).join('\t'),
          ).join('\r\n'),
        );
        const t = performance.now();
        document.activeElement.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: d, bubbles: true, cancelable: true }),
        );
        const sync = performance.now() - t;
        requestAnimationFrame(() => {
          const c = new MessageChannel();
          c.port1.onmessage = () =>
            done([
              Math.round(sync),
              Math.round(performance.now() - t),
              document.querySelector('[aria-label=Paste] [role=status]')?.textContent,
            ]);
          c.port2.postMessage(0);
        });
      }),
  );
  console.log('paste: handler, painted', paste.join(' | '));
  if (i < 2) {
    await p.getByRole('button', { name: 'Cancel' }).click();
    await p.waitForTimeout(300);
  }
}
console.log(
  'take',
  await p.evaluate(
    () =>
      new Promise((done) => {
        const t = performance.now();
        [...document.querySelectorAll('[aria-label=Paste] button')]
          .find((x) => /^Take/.test(x.textContent))
          .click();
        requestAnimationFrame(() => {
          const c = new MessageChannel();
          c.port1.onmessage = () => done(Math.round(performance.now() - t));
          c.port2.postMessage(0);
        });
      }),
  ),
);
console.log('ArrowDown with 1799 edits', await keys('ArrowDown'));
await p.waitForTimeout(500);
for (const scheme of ['dark', 'light']) {
  await p.emulateMedia({ colorScheme: scheme });
  await p.evaluate(axe.source);
  const r = await p.evaluate(() => window.axe.run(document));
  console.log(
    scheme,
    r.violations.map(
      (v) =>
        v.id +
        ': ' +
        v.nodes
          .slice(0, 2)
          .map((n) => n.html.slice(0, 200))
          .join(' || '),
    ),
  );
}
await b.close();
