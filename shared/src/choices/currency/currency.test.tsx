import { beforeEach, expect, test } from '@jest/globals';
import { CurrencyInput } from '@itinera/shared/choices';
import { currencies, currencyCode, settingsPath } from '@itinera/shared/contracts';
import { FormDialog, useContractForm } from '@itinera/shared/forms';
import { http, HttpResponse, renderPage, screen, server, within } from '@itinera/shared/testing';
import * as z from 'zod/mini';
import { foundCurrencies, usedCurrencies } from './foundCurrencies';

let saved: unknown;
beforeEach(() => {
  saved = undefined;
  server.use(
    http.get(settingsPath, () =>
      HttpResponse.json({
        success: true,
        result: { sale_currency: 'EUR', exchange_rates: [{ from: 'TRY', to: 'EUR' }] },
      }),
    ),
  );
});

const input = z.strictObject({ currency: currencyCode });

function Form() {
  const form = useContractForm(input, { currency: 'EUR' });
  return (
    <FormDialog
      title="Edit link"
      form={form}
      save={(values) => {
        saved = values;
        return Promise.resolve(values);
      }}
      saved="Link saved"
      draftKey="currency-test"
      labels={{ currency: 'Currency' }}
      onClose={() => undefined}
    >
      <CurrencyInput control={form.control} name="currency" label="Currency" required />
    </FormDialog>
  );
}

async function open() {
  const { user } = renderPage('hotels', Form, '/hotels');
  const field = await screen.findByRole('combobox', { name: /Currency/ });
  const names = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  return { user, field, names, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

test('a currency is found by name, those in use first, and selected by Enter', async () => {
  const { user, field, names, save } = await open();
  expect(field).toHaveValue('EUR');
  expect(field).toHaveAccessibleDescription('Euro');
  await user.click(field);
  await screen.findByRole('option', { name: /TRY.*in use/ });
  expect(names()).toHaveLength(currencies.length);
  expect(names().slice(0, 3)).toEqual([
    expect.stringContaining('EUR'),
    expect.stringContaining('TRY'),
    expect.stringContaining('AED'),
  ]);
  await user.clear(field);
  await user.type(field, 'turk');
  expect(names().map((name) => name?.slice(0, 3))).toEqual(['TRY', 'TMT']);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('TRY');
  await save();
  expect(saved).toEqual({ currency: 'TRY' });
});

test('a typed code is applied on blur, and no other text becomes a currency', async () => {
  const { user, field, save } = await open();
  await user.clear(field);
  await user.type(field, 'jpy');
  await user.tab();
  expect(field).toHaveValue('JPY');
  await user.clear(field);
  await user.type(field, 'Goldtaler');
  expect(await screen.findByText('No results for ‘Goldtaler’')).toBeVisible();
  await user.tab();
  expect(field).toHaveValue('JPY');
  await save();
  expect(saved).toEqual({ currency: 'JPY' });
});

test('codes come before names, and currencies in use before all others', () => {
  const used = usedCurrencies({ sale_currency: 'USD', exchange_rates: [] });
  expect(foundCurrencies('us', used).slice(0, 1)).toEqual(['USD']);
  expect(foundCurrencies('dollar', used)[0]).toBe('USD');
  expect(foundCurrencies('all', used)[0]).toBe('ALL');
  expect(new Set(foundCurrencies('', used))).toEqual(new Set(currencies));
});
