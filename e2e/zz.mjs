import { chromium } from '@playwright/test';
const base = 'http://localhost:5600';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync'] });
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
const p = await ctx.newPage();
p.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 300)));
await p.goto(base + '/auth');
await p.getByLabel('E-mail').fill('manager@itinera.example');
await p.getByLabel('Password', { exact: true }).fill('itinera-demo-2026');
await p.getByRole('button', { name: 'Sign in' }).click();
await p.getByRole('navigation', { name: 'Main menu' }).waitFor();
await p.goto(base + '/hotels?sort=name');
await p.getByRole('grid').getByRole('link').nth(4).click();
await p.getByRole('heading', { name: 'Descriptions' }).waitFor();
const url = p.url().split('?')[0];
let n = 0;
const edits = {
  rating: async (d) => { await d.getByRole('textbox', { name: 'Google rating' }).fill(`${4}.${++n % 9}`); },
  status: async (d) => { await d.getByRole('switch', { name: 'Recommended' }).click(); },
  descriptions: async (d) => { await d.getByRole('textbox').first().fill(`Text number ${++n}.\n\nSecond paragraph.`); },
  airports: async (d) => { await d.getByRole('textbox', { name: 'Distance, km' }).first().fill(`${10 + ++n}`); },
  rooms: async (d) => { await d.getByRole('combobox').first().click(); await p.getByRole('option').first().click(); },
  themes: async (d) => { await d.getByRole('combobox').first().click(); await p.getByRole('option').first().click(); },
  features: async (d) => { await d.getByRole('checkbox').first().click(); },
};
const faults = {
  lost: async (route) => { await route.fetch(); await route.abort('connectionreset'); },
  html: async (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the wireless network</h1>' }),
  silent: async () => {},
};
const only = process.argv.slice(2);
for (const [card, edit] of Object.entries(edits)) {
  if (only.length && !only.includes(card)) continue;
  for (const [fault, how] of Object.entries(faults)) {
    try {
      await p.goto(`${url}?edit=${card}`);
      const d = p.getByRole('dialog').last();
      await d.waitFor();
      await p.waitForTimeout(600);
      await edit(d);
      let hits = 0; const writes = [];
      const limit = fault === 'silent' ? 1 : 2; // the pipeline repeats once by itself
      await p.route('**/api/**', async (route) => {
        const r = route.request();
        if (['GET', 'HEAD'].includes(r.method()) || r.url().includes('/auth/')) return route.continue();
        writes.push(`${r.method()} ${new URL(r.url()).pathname.slice(5, 25)} ${(r.headers()['idempotency-key'] ?? '-').slice(0, 6)}`);
        hits += 1;
        if (hits <= limit) return how(route);
        return route.continue();
      });
      const t = Date.now();
      await d.getByRole('button', { name: 'Save', exact: true }).click();
      const outcome = await Promise.race([
        p.getByRole('dialog').getByRole('alert').first().waitFor({ timeout: 30000 }).then(() => 'alert'),
        p.waitForFunction(() => !document.querySelector('[role=dialog]'), undefined, { timeout: 30000 }).then(() => 'closed'),
      ]);
      const after = ((Date.now() - t) / 1000).toFixed(1);
      const said = outcome === 'alert' ? (await p.getByRole('dialog').getByRole('alert').allTextContents()).join(' | ').slice(0, 160) : '';
      let second = '';
      if (outcome === 'alert') {
        await p.screenshot({ path: `/tmp/h/me-shots/fault-${card}-${fault}.png` });
        await d.getByRole('button', { name: /^(Save|Retry|Try again)$/ }).last().click();
        second = await p.waitForFunction(() => !document.querySelector('[role=dialog]'), undefined, { timeout: 20000 }).then(() => 'closed', async () => 'STILL OPEN: ' + (await p.getByRole('dialog').getByRole('alert').allTextContents()).join('|').slice(0, 200));
      }
      await p.unrouteAll({ behavior: 'ignoreErrors' });
      await p.waitForTimeout(500);
      const message = await p.getByRole('region', { name: 'Message (F8)' }).textContent().catch(() => '');
      console.log(`${card} ${fault}: ${outcome} after ${after}s ${said} → ${second} | ${message?.slice(0, 120)} | ${writes.join(', ')}`);
    } catch (error) { console.log(`${card} ${fault}: SCRIPT ${String(error).slice(0, 200)}`); await p.unrouteAll({ behavior: 'ignoreErrors' }); }
  }
}
await b.close();
