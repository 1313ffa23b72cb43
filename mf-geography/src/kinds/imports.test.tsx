import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput } from '@itinera/shared/contracts';
import type { Kind } from '@itinera/shared/kinds';
import { findDialog, http, listOf, oneOf, renderPage, screen, server, testId } from '@itinera/shared/testing';
import type { ComponentType } from 'react';
import { airport } from '../airports/airport';
import AirportsPage from '../airports/AirportsPage';
import FlightCarriersPage from '../flight-carriers/FlightCarriersPage';
import GeographyPage from '../geography/GeographyPage';
import { region } from '../geography/regions/region';
import { kinds } from './kinds';

const pages: Record<string, ComponentType> = {
  geography: GeographyPage,
  airports: AirportsPage,
  'flight-carriers': FlightCarriersPage,
};

const latvia = { id: testId(1), iso2: 'LV', names: [{ id: testId(2), locale: 'ru', name: 'Латвия' }] };

let tried: BatchInput['operations'];
let asked: (string | null)[];
beforeEach(() => {
  tried = [];
  asked = [];
  server.use(
    http.get('*/api/countries', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('locale'));
      return listOf(searchParams.get('locale') === 'ru' ? [latvia] : []);
    }),
    http.get('*/api/:collection', () => listOf([])),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      tried = (await request.json()).operations;
      return oneOf(tried.map(({ body }) => ({ status: 201, result: { id: testId(9), ...body } })));
    }),
  );
});

/** Opens the import of a kind at its address. */
function open(kind: Kind) {
  const Page = pages[kind.page];
  if (!Page) throw new Error(`There is no page ${kind.page}.`);
  const search = new URLSearchParams({ ...kind.search, import: 'file' });
  return renderPage(kind.page, Page, `/${kind.page}?${search}`);
}

async function check(kind: Kind, text: string) {
  const { user } = open(kind);
  await user.upload(await screen.findByLabelText('File to import'), new File([text], 'rows.csv'));
  await user.click(await screen.findByRole('button', { name: 'Check rows' }));
  await screen.findByRole('heading', { name: 'Review rows' });
}

test.each(kinds.map((kind) => [kind.label.toLowerCase(), kind] as const))(
  '%s can be imported',
  async (label, kind) => {
    open(kind);
    expect(await findDialog(`Import ${label}`)).toBeVisible();
  },
);

test('a country is found by its name in any language, and a region by its first name', async () => {
  await check(region, 'Country,Name,Name ru\nЛатвия,Vidzeme,Видземе\nЛатвия,,Латгалия\n');
  const of = { country_id: latvia.id };
  expect(tried.map(({ body }) => body)).toEqual([
    {
      ...of,
      name: 'Vidzeme',
      names: [
        { locale: 'en', name: 'Vidzeme' },
        { locale: 'ru', name: 'Видземе' },
      ],
    },
    { ...of, name: 'Латгалия', names: [{ locale: 'ru', name: 'Латгалия' }] },
  ]);
  expect(asked).toEqual(['en', 'ru']);
});

test('an airport is added with its position, with either decimal sign', async () => {
  await check(
    airport,
    'Name;IATA;Country;Latitude;Longitude;Charter start\nRiga;rix;Латвия;56,92;23.97;да\n',
  );
  expect(tried[0]?.body).toEqual({
    name: 'Riga',
    iata_code: 'rix',
    country_id: latvia.id,
    latitude_deg: 56.92,
    longitude_deg: 23.97,
    charter_start: true,
  });
});
