import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Kind } from '@itinera/shared/kinds';
import {
  failure,
  findDialog,
  http,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import type { ComponentType } from 'react';
import { airport } from '../airports/airport';
import AirportsPage from '../airports/AirportsPage';
import { carrier } from '../flight-carriers/carrier';
import FlightCarriersPage from '../flight-carriers/FlightCarriersPage';
import { city } from '../geography/cities/city';
import { country } from '../geography/countries/country';
import GeographyPage from '../geography/GeographyPage';
import { place } from '../geography/places/place';
import { region } from '../geography/regions/region';
import { resort } from '../geography/resorts/resort';
import { kinds } from './kinds';

const shown = { show_in_filter: true, order: 0 };
const named = (id: number, name: string) => ({ id: testId(id), locale: 'en', name });

const latvia = { id: testId(1), iso2: 'LV', ...shown, country_name: named(11, 'Latvia') };
const vidzeme = {
  id: testId(2),
  country_id: latvia.id,
  name: 'Vidzeme',
  ...shown,
  region_name: named(21, 'Vidzeme'),
  country: latvia,
};
const riga = {
  id: testId(3),
  country_id: latvia.id,
  iata: 'RIX',
  is_main: true,
  is_origin: true,
  ...shown,
  city_name: named(31, 'Riga'),
  country: latvia,
};
const saulkrasti = {
  id: testId(4),
  region_id: vidzeme.id,
  city_id: null,
  ...shown,
  resort_name: named(41, 'Saulkrasti'),
  region: vidzeme,
};
const beach = {
  id: testId(5),
  resort_id: saulkrasti.id,
  city_id: null,
  name: 'White Dune',
  is_city: false,
  ...shown,
  resort: saulkrasti,
};
const rix = {
  id: testId(6),
  name: 'Riga International',
  iata_code: 'RIX',
  gps_code: 'EVRA',
  country_id: latvia.id,
  region_id: null,
  city_id: null,
  latitude_deg: 56.92,
  longitude_deg: 23.97,
  timezone: 'Europe/Riga',
  charter_start: false,
  is_active: true,
  country: latvia,
};
const baltic = {
  id: testId(7),
  name: 'airBaltic',
  iata_code: 'BT',
  icao_code: 'BTI',
  country_id: latvia.id,
  logo_file_name: null,
  baggage_note: null,
  is_charter: false,
  is_active: true,
  country: latvia,
};

const withNames = <E extends object>(entry: E, name: object) => ({ ...entry, names: [name] });

const entries: Record<string, { id: string }[]> = {
  '/api/countries': [withNames(latvia, latvia.country_name)],
  '/api/regions': [withNames(vidzeme, vidzeme.region_name)],
  '/api/cities': [withNames(riga, riga.city_name)],
  '/api/resorts': [withNames(saulkrasti, saulkrasti.resort_name)],
  '/api/places': [beach],
  '/api/airports': [rix],
  '/api/flight-carriers': [baltic],
};

interface Case {
  kind: Kind;
  Page: ComponentType;
  /** The label of the first field. */
  first: string;
  /** Options to select, then texts to paste, by label. */
  choices: [label: string, option: string][];
  texts: [label: string, text: string][];
  /** Expected body of the create request; names are sent in calls of their own. */
  body: object;
  /** The text to change, and its field. */
  changed: { label: string; field: string; text: string };
}

const en = 'Name (English)';
const toVidzeme: Case['choices'] = [
  ['Country', 'Latvia'],
  ['Region', 'Vidzeme'],
];
const iata = { label: 'IATA code', field: 'iata_code' };

const cases: Case[] = [
  {
    kind: country,
    Page: GeographyPage,
    first: en,
    choices: [],
    texts: [
      [en, 'Estonia'],
      ['ISO code', 'ee'],
    ],
    body: { iso2: 'EE', ...shown },
    changed: { label: 'ISO code', field: 'iso2', text: 'EE' },
  },
  {
    kind: region,
    Page: GeographyPage,
    first: 'Country',
    choices: [['Country', 'Latvia']],
    texts: [
      ['Working name', 'Kurzeme'],
      [en, 'Courland'],
    ],
    body: { country_id: latvia.id, name: 'Kurzeme', ...shown },
    changed: { label: 'Working name', field: 'name', text: 'Kurzeme' },
  },
  {
    kind: city,
    Page: GeographyPage,
    first: 'Country',
    choices: [['Country', 'Latvia']],
    texts: [
      [en, 'Liepaja'],
      ['IATA code', 'lpx'],
    ],
    body: { country_id: latvia.id, iata: 'LPX', is_main: true, is_origin: true, ...shown },
    changed: { label: 'IATA code', field: 'iata', text: 'LPX' },
  },
  {
    kind: resort,
    Page: GeographyPage,
    first: 'Country',
    choices: toVidzeme,
    texts: [
      [en, 'Tuja'],
      ['Order', '7'],
    ],
    body: { region_id: vidzeme.id, ...shown, order: 7 },
    changed: { label: 'Order', field: 'order', text: '8' },
  },
  {
    kind: place,
    Page: GeographyPage,
    first: 'Country',
    choices: [...toVidzeme, ['Resort', 'Saulkrasti']],
    texts: [['Name', 'Pine Park']],
    body: { resort_id: saulkrasti.id, name: 'Pine Park', is_city: true, ...shown },
    changed: { label: 'Name', field: 'name', text: 'Pine Park' },
  },
  {
    kind: airport,
    Page: AirportsPage,
    first: 'Name',
    choices: [
      ['Country', 'Latvia'],
      ['City', 'Riga'],
    ],
    texts: [
      ['Name', 'Liepaja International'],
      ['IATA code', 'lpx'],
      ['Latitude', '56,52'],
    ],
    body: {
      name: 'Liepaja International',
      iata_code: 'LPX',
      country_id: latvia.id,
      city_id: riga.id,
      latitude_deg: 56.52,
      longitude_deg: null,
      charter_start: false,
      is_active: true,
    },
    changed: { ...iata, text: 'LPX' },
  },
  {
    kind: carrier,
    Page: FlightCarriersPage,
    first: 'Name',
    choices: [['Country', 'Latvia']],
    texts: [
      ['Name', 'Amber Air'],
      ['IATA code', 'a9'],
      ['Baggage', 'One bag of 20 kg'],
    ],
    body: {
      name: 'Amber Air',
      iata_code: 'A9',
      country_id: latvia.id,
      baggage_note: 'One bag of 20 kg',
      is_charter: false,
      is_active: true,
    },
    changed: { ...iata, text: 'A9' },
  },
];

type User = ReturnType<typeof renderPage>['user'];

let sent: { call: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  server.use(
    http.get('*/api/orphans', () => listOf([])),
    http.get('*/api/:collection', ({ request }) => listOf(entries[new URL(request.url).pathname] ?? [])),
    http.get('*/api/:collection/:id', ({ params }) => {
      const found = entries[`/api/${String(params['collection'])}`]?.find(({ id }) => id === params['id']);
      return found ? oneOf(found, '"1"') : failure('not_found', 'There is no such entry.');
    }),
  );
});

/** Answers writes, and records them in order of arrival. */
function answerWrites() {
  const record = async ({ request }: { request: Request }) => {
    const body: object = await request.json();
    sent.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
    return oneOf({ id: testId(99), ...body }, '"2"');
  };
  server.use(http.post('*/api/:collection', record), http.put('*/api/:collection/:id', record));
}

function open({ kind, Page }: Case, editing: string) {
  const search = new URLSearchParams({ ...kind.search, edit: editing });
  return renderPage(kind.page, Page, `/${kind.page}?${search}`);
}

/** The form once its entry is loaded: until then a dialog of the same name shows that it loads. */
async function dialog(name: string): Promise<HTMLElement> {
  await screen.findByText(/^(Save|Add .*)$/, { selector: '[type=submit]' });
  return findDialog(name);
}
const entryOf = ({ kind }: Case) => entries[kind.of.path]?.[0]?.id ?? '';

/** Finds an input by its label without the asterisk. Finding it by role is slow among hundreds of time zones. */
const inputOf = (form: HTMLElement, label: string) =>
  within(form).getByLabelText((text) => text.replace(/ \*$/, '') === label);

/** Pastes the text, because each typed letter renders the form again. */
async function write(user: User, form: HTMLElement, label: string, text: string) {
  const input = inputOf(form, label);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

async function choose(user: User, form: HTMLElement, label: string, option: string) {
  await user.click(inputOf(form, label));
  await user.click(await within(form).findByText(option, { selector: '[role=option]' }));
}

const save = (form: HTMLElement) => within(form).getByText('Save');
const add = (form: HTMLElement, noun: string) =>
  within(form).getByText(`Add ${noun}`, { selector: 'button' });

test('each kind has a row in this table', () => expect(cases.map(({ kind }) => kind)).toEqual(kinds));

describe.each(cases)('$kind.noun', (one) => {
  const { kind, first, choices, texts, body, changed } = one;
  const { noun, of } = kind;

  test('is not added without its required fields, each of which shows an error; with them, what was typed is sent', async () => {
    answerWrites();
    const { user } = open(one, 'new');
    const form = await dialog(`Add ${noun}`);
    expect(form.querySelector('input, select, textarea')).toHaveAccessibleName(first);
    await user.click(add(form, noun));
    expect((await within(form).findAllByRole('alert'))[0]).toBeVisible();
    expect(form.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThanOrEqual(
      of.required.length || 1,
    );
    expect(sent).toEqual([]);

    for (const [label, option] of choices) await choose(user, form, label, option);
    for (const [label, text] of texts) await write(user, form, label, text);
    await user.click(add(form, noun));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent[0]).toEqual({ call: `POST ${of.path}`, body });
    const names = texts.filter(([label]) => label === en).map(([, name]) => name);
    expect(sent.slice(1)).toEqual(
      names.map((name) => ({
        call: `POST ${of.names?.path}`,
        body: { locale: 'en', name, [of.names?.owner ?? '']: testId(99) },
      })),
    );
  });

  test('is edited: a refusal is shown at its field and keeps the input, which is sent again', async () => {
    const refusal = 'Another entry already has this value.';
    server.use(
      http.put('*/api/:collection/:id', () =>
        failure('duplicate', 'This is taken.', { [changed.field]: refusal }),
      ),
    );
    const { user } = open(one, entryOf(one));
    const form = await dialog(`Edit ${noun}`);
    await write(user, form, changed.label, changed.text);
    await user.click(save(form));
    const input = inputOf(form, changed.label);
    await waitFor(() => expect(input).toHaveAccessibleDescription(refusal));
    expect(input).toHaveValue(changed.text);

    answerWrites();
    await user.click(save(form));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.call).toBe(`PUT ${of.path}/${entryOf(one)}`);
    const value = changed.field === 'order' ? Number(changed.text) : changed.text;
    expect(sent[0]?.body).toMatchObject({ [changed.field]: value });
  });
});

test.each([airport, resort, place])('the city of another country is cleared: $noun', async (kind) => {
  const one = cases.find((other) => other.kind === kind);
  if (!one) throw new Error('There is no such case.');
  const estonia = { ...latvia, id: testId(12), country_name: named(13, 'Estonia') };
  const [entry] = entries[kind.of.path] ?? [];
  server.use(
    http.get(`*${country.of.path}`, () => listOf([latvia, estonia])),
    http.get(`*${kind.of.path}/:id`, () => oneOf({ ...entry, city_id: riga.id }, '"1"')),
  );
  const { user } = open(one, entryOf(one));
  const form = await dialog(`Edit ${kind.noun}`);
  await waitFor(() => expect(inputOf(form, 'City')).toHaveValue('Riga'));
  await waitFor(() => expect(inputOf(form, 'Country')).toHaveValue('Latvia'));
  await choose(user, form, 'Country', 'Estonia');
  await waitFor(() => expect(inputOf(form, 'City')).toHaveValue(''));
});
