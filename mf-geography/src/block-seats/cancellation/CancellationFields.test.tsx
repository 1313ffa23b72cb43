import { beforeEach, expect, test } from '@jest/globals';
import type { BlockStep } from '@itinera/shared/contracts';
import { useMessages } from '@itinera/shared/state';
import {
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
import { Dialog } from '../BlockFields';
import { aBlock } from '../testing';

let sent: unknown[] = [];
let steps: BlockStep[] | null = null;

beforeEach(() => {
  sent = [];
  steps = null;
  const saved = () => aBlock({ cancellation_steps: steps });
  server.use(
    ...['airports', 'flight-carriers', 'users', 'settings', 'custom-fields', 'block-seats'].map((name) =>
      http.get(`*/api/${name}`, () => listOf([])),
    ),
    http.get('*/api/:list/:id', ({ params }) =>
      oneOf(
        params['list'] === 'block-seats' ? saved() : { id: params['id'], name: 'Riga', iata_code: 'RIX' },
      ),
    ),
    http.put('*/api/block-seats/:id', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return oneOf({ ...saved(), ...(body as object) });
    }),
  );
});

async function edit() {
  const Screen = () => <Dialog id={testId(1)} onClose={() => undefined} />;
  const { user } = renderPage('block-seats', Screen, '/block-seats');
  // The sheet of the loaded block replaces that with its skeleton.
  await screen.findByLabelText('Charged');
  const form = within(await findDialog('Edit block'));
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  const step = (number: number) => within(form.getByRole('group', { name: `step ${number}` }));
  const box = (name: RegExp, part = form) => part.getByRole('textbox', { name });
  const choose = (way: string) => user.selectOptions(form.getByLabelText('Charged'), way);
  const addStep = () => user.click(form.getByRole('button', { name: 'Add step' }));
  const save = () => user.click(form.getByRole('button', { name: 'Save' }));
  return { user, form, type, step, box, choose, addStep, save };
}

test('terms are typed as steps, shown in words, and sent in the unit of their kind', async () => {
  const { user, form, type, step, box, choose, addStep, save } = await edit();
  expect(form.getByLabelText('Charged')).toHaveDisplayValue('By hand');
  expect(form.queryByRole('button', { name: 'Add step' })).toBeNull();
  await choose('By terms');
  expect(form.getByText('Free until departure')).toBeVisible();
  await addStep();
  await type(box(/^Days before departure/, step(1)), '21');
  await user.selectOptions(step(1).getByRole('combobox', { name: /^Charge/ }), 'Amount per seat');
  await type(box(/^Amount/, step(1)), '40');
  await addStep();
  await type(box(/^Days before departure/, step(2)), '7');
  expect(form.getByText('The terms appear here when all steps are complete.')).toBeVisible();
  await type(box(/^Share of the fare/, step(2)), '100');
  const words =
    'Free until 21 days before departure, 12:00, then 40,00 EUR per seat, from 7 days before departure, 12:00: the whole fare';
  expect(await form.findByText((text) => text.replaceAll('\u00a0', ' ') === words)).toBeVisible();
  await save();
  const typed = [
    { days_before: 21, hour: 12, kind: 'amount_per_person', value: 4_000 },
    { days_before: 7, hour: 12, kind: 'percent', value: 10_000 },
  ];
  await waitFor(() => expect(sent).toMatchObject([{ cancellation_steps: typed }]));
  expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(
    /^Block updated: Cancellation empty → Free until 21 days before departure, 12/,
  );
});

test('empty days are refused, and only a switch makes a step begin with the booking', async () => {
  const { user, form, type, step, box, choose, addStep, save } = await edit();
  await choose('By terms');
  await addStep();
  await type(box(/^Share of the fare/, step(1)), '100');
  await save();
  await waitFor(() => expect(box(/^Days before departure/, step(1))).toBeInvalid());
  expect(sent).toEqual([]);
  await user.click(step(1).getByRole('switch', { name: 'From the booking on' }));
  expect(form.getByText('From the booking on: the whole fare')).toBeVisible();
  await save();
  const typed = [{ days_before: null, hour: 0, kind: 'percent', value: 10_000 }];
  await waitFor(() => expect(sent).toMatchObject([{ cancellation_steps: typed }]));
});

test('terms become charges by hand, and those that were there return with the choice', async () => {
  steps = [{ days_before: 14, hour: 12, kind: 'percent', value: 5_000 }];
  const { form, step, box, choose, save } = await edit();
  expect(box(/^Days before departure/, step(1))).toHaveValue('14');
  await choose('By hand');
  expect(screen.queryByRole('group', { name: 'step 1' })).toBeNull();
  await choose('By terms');
  expect(box(/^Share of the fare/, step(1))).toHaveValue('50');
  await choose('By hand');
  expect(form.getByLabelText('Charged')).toHaveDisplayValue('By hand');
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ cancellation_steps: null }]));
});

test('the history says in words what the terms were', async () => {
  steps = [{ days_before: null, hour: 0, kind: 'percent', value: 10_000 }];
  const earlier = [{ days_before: 14, hour: 12, kind: 'percent', value: 5_000 }];
  server.use(
    http.get('*/api/history', () =>
      listOf([
        {
          id: testId(60),
          at: '2027-03-02T08:00:00.000Z',
          action: 'update',
          outcome: 'done',
          actor: { kind: 'staff', id: testId(61), role: 'manager', name: 'Anna Berzina' },
          changes: {
            cancellation_steps: { before: earlier, after: steps },
          },
        },
      ]),
    ),
  );
  const { user, form } = await edit();
  await user.click(form.getByRole('button', { name: 'History' }));
  const history = within(await findDialog('History'));
  const [change] = await history.findAllByRole('listitem');
  expect(change?.textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /Cancellation: Free until 14 days before departure, 12:00, then 50 % → From the booking on: the whole fare$/,
  );
});
