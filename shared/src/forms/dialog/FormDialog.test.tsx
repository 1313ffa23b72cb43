import { beforeEach, expect, test } from '@jest/globals';
import { money, text } from '@itinera/shared/contracts';
import { ApiError, signOut } from '@itinera/shared/data';
import {
  FormDialog,
  MoneyInput,
  NextFormContext,
  RowsInput,
  TextInput,
  useContractForm,
} from '@itinera/shared/forms';
import { Link, useDialogAddress } from '@itinera/shared/router';
import {
  allUnsaved,
  becomeGuest,
  keepDraft,
  session,
  startSession,
  useDrafts,
  useMessages,
  useShortcuts,
  setRecordKinds,
  type Draft,
} from '@itinera/shared/state';
import { act, http, oneOf, renderPage, screen, server, waitFor, within } from '@itinera/shared/testing';
import * as z from 'zod/mini';
import { inOrder, type Plan } from '../steps/plan';

const input = z.strictObject({ name: text(20, 1), rows: z.array(z.strictObject({ from: text(20) })) });
type Values = z.infer<typeof input>;
const labels = { name: 'Name', rows: 'Periods', 'rows.from': 'From' } as const;

let save: (values: Values) => Promise<unknown> | Plan<object>;
let saves: Values[];
beforeEach(() => {
  startSession('access', 'refresh');
  saves = [];
  save = async (values) => saves.push(values);
});

const refusal = (status: number, message: string, details: ConstructorParameters<typeof ApiError>[4] = {}) =>
  new ApiError(message, status, 'refused', 'PUT /api/tours/1', details);

function Dialog({ onClose }: { onClose: (saved?: unknown) => void }) {
  const form = useContractForm(input, { name: 'Riga', rows: [{ from: '1' }] });
  const { control } = form;
  return (
    <FormDialog
      title="Edit tour"
      form={form}
      save={(values) => save(values)}
      saved="Tour saved"
      draftKey="tour"
      onClose={onClose}
      labels={labels}
      shown={{ rows: (rows) => `${Array.isArray(rows) ? rows.length : 0} periods` }}
    >
      <TextInput control={control} name="name" label={labels.name} />
      <RowsInput control={control} name="rows" label={labels.rows} noun="period" blank={{ from: '' }}>
        {(field) => <TextInput control={control} name={field('from')} label={labels['rows.from']} />}
      </RowsInput>
    </FormDialog>
  );
}

function Screen() {
  const dialog = useDialogAddress('edit');
  return (
    <>
      <button onClick={() => dialog.open('tour')}>Open</button>
      <Link to="/hotels?page=2">Elsewhere on the page</Link>
      {dialog.value === 'tour' && <Dialog onClose={dialog.close} />}
    </>
  );
}

test('one key saves a form and opens the next one, unless it is refused', async () => {
  const gone: string[] = [];
  const next = { title: 'dates', open: () => gone.push('to the next') };
  const { user } = renderPage(
    'hotels',
    () => (
      <NextFormContext value={next}>
        <Dialog onClose={() => gone.push('closed')} />
      </NextFormContext>
    ),
    '/hotels',
  );
  save = () => Promise.reject(refusal(409, 'Not now.'));
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(gone).toEqual([]);
  save = () => Promise.resolve();
  await user.click(button('Save and go to dates'));
  await waitFor(() => expect(gone).toEqual(['to the next']));
  await user.type(name(), '!');
  await user.click(button('Save'));
  await waitFor(() => expect(gone).toEqual(['to the next', 'closed']));
});

test('the second press of a double click saves nothing more, however quick the answer was', async () => {
  let closed = 0;
  const { user } = renderPage('hotels', () => <Dialog onClose={() => (closed += 1)} />, '/hotels');
  await user.click(button('Save'));
  await waitFor(() => expect(closed).toBe(1));
  await user.click(button('Save'));
  expect(saves).toHaveLength(1);
  await user.type(name(), '!');
  await user.click(button('Save'));
  await waitFor(() => expect(saves).toHaveLength(2));
});

async function open() {
  const page = renderPage('hotels', Screen, '/hotels?q=spa');
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  return page;
}
const name = () => screen.getByRole('textbox', { name: 'Name' });
const button = (label: string) => screen.getByRole('button', { name: label });
const dialogs = () => screen.queryAllByRole('dialog');

test('has an address that keeps other parameters; Back closes it, and restores the focus', async () => {
  const { router } = await open();
  expect(window.location.search).toBe('?q=spa&edit=tour');
  expect(name()).toHaveFocus();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(window.location.search).toBe('?q=spa');
  await waitFor(() => expect(button('Open')).toHaveFocus());
});

test('closing goes back to before it was opened; a visitor of its address stays on the page', async () => {
  const { user, router, unmount } = await open();
  await user.click(button('Cancel'));
  await waitFor(() => expect(window.location.search).toBe('?q=spa'));
  await act(() => router.navigate(1));
  expect(window.location.search).toBe('?q=spa&edit=tour');
  unmount();

  const fresh = renderPage('hotels', Screen, '/hotels?edit=tour&q=sea');
  const steps = window.history.length;
  await fresh.user.click(button('Cancel'));
  await waitFor(() => expect(window.location.search).toBe('?q=sea'));
  expect(window.history.length).toBe(steps);
});

test('is saved once, however often Enter is pressed', async () => {
  let finish: (value?: unknown) => void = () => undefined;
  save = (values) => {
    saves.push(values);
    return new Promise((resolve) => (finish = resolve));
  };
  const { user } = await open();
  await user.type(name(), '!{Enter}{Enter}');
  await waitFor(() => expect(button('Saving…')).toBeDisabled());
  await user.keyboard('{Enter}{Escape}');
  expect(saves).toHaveLength(1);
  await act(async () => finish());
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(useMessages.getState().snackbars.map(({ text: said }) => said)).toEqual(['Tour saved']);
});

test('a field is checked on blur, and from then on while typing', async () => {
  const { user } = await open();
  await user.clear(name());
  await user.type(name(), 'A name that is far too long');
  expect(name()).not.toHaveAccessibleDescription();
  await user.tab();
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Enter at most 20 characters.'));
  expect(screen.queryByText('Fix the marked fields.')).toBeNull();
  await user.type(name(), '{Backspace>10/}');
  await waitFor(() => expect(name()).not.toHaveAccessibleDescription());
});

test('an error of the field that a press leaves appears after the press, which it would move away from', async () => {
  const { user } = await open();
  await user.clear(name());
  await user.type(name(), 'A name that is far too long');
  const add = screen.getByRole('button', { name: 'Add period' });

  await user.pointer({ keys: '[MouseLeft>]', target: add });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(name()).not.toHaveAccessibleDescription();
  await user.pointer({ keys: '[/MouseLeft]', target: add });

  await waitFor(() => expect(name()).toHaveAccessibleDescription('Enter at most 20 characters.'));
  expect(screen.getAllByRole('textbox', { name: 'From' })).toHaveLength(2);
});

test('Ctrl+S saves, but not while a question about leaving is open', async () => {
  const { user } = await open();
  const press = () =>
    act(() =>
      useShortcuts
        .getState()
        .offered.findLast(({ keys }) => keys === 'Mod+S')
        ?.run?.(),
    );
  await user.type(name(), '!');
  await user.click(screen.getByRole('link', { name: 'Elsewhere on the page', hidden: true }));
  await screen.findByRole('alertdialog');
  press();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saves).toEqual([]);
  press();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(saves).toMatchObject([{ name: 'Riga!' }]);
});

test('a refusal is shown at its field, also in a row, and gets the focus; days are written as people type them', async () => {
  save = () =>
    Promise.reject(
      refusal(422, 'Fix what is marked.', {
        fields: { 'rows.0.from': 'Another period begins on 2027-03-01.', name: 'Choose another.' },
        params: { begins: '2027-03-01' },
      }),
    );
  const { user } = await open();
  await user.type(name(), '!');
  await user.click(button('Save'));
  const from = screen.getByRole('textbox', { name: 'From' });
  await waitFor(() => expect(from).toHaveAccessibleDescription('Another period begins on 01.03.2027.'));
  expect(from).toHaveFocus();
  const summary = within(screen.getByRole('alert'));
  await user.click(summary.getByRole('button', { name: 'Name' }));
  expect(name()).toHaveFocus();
  await user.click(summary.getByRole('button', { name: 'Periods 1, From' }));
  expect(from).toHaveFocus();
  expect(name()).toHaveValue('Riga!');
});

test('a refusal without a field gets the focus', async () => {
  save = () => Promise.reject(refusal(503, 'The server is resting.'));
  const { user } = await open();
  await user.click(button('Save'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('The server is resting.');
});

test('a lost answer is reported, and that saving again is safe', async () => {
  save = () => Promise.reject(refusal(0, 'The server can’t be reached.'));
  const { user } = await open();
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server can’t be reached. Saving again is safe: nothing is saved twice.',
  );
});

test('Escape asks before input is discarded', async () => {
  const { user } = await open();
  await user.type(name(), '!');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Discard your changes?')).toBeVisible();
  expect(button('Keep editing')).toHaveFocus();
  await user.click(button('Discard'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(useDrafts.getState()).toEqual({});
});

test.each(['the Back button', 'a link'])(
  '%s asks before input is lost: stay, or discard and leave',
  async (way) => {
    const { user, router } = await open();
    const leave = () =>
      act(async () => void (way === 'a link' ? router.navigate('/hotels?page=2') : router.navigate(-1)));
    await user.type(name(), '!');
    await leave();
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('Edit tour');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.search).toBe('?q=spa&edit=tour');
    expect(name()).toHaveValue('Riga!');

    await leave();
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard and leave' }),
    );
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(window.location.search).toBe(way === 'a link' ? '?page=2' : '?q=spa');
    expect(useDrafts.getState()).toEqual({});
  },
);

test('an unchanged form, a saved one and one whose session ended are left without a question', async () => {
  const { user, router } = await open();
  await user.type(name(), '!');
  act(() => becomeGuest('/hotels'));
  await act(() => router.navigate('/hotels?signed-out'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(useDrafts.getState()).toMatchObject({
    tour: {
      title: 'Edit tour',
      subject: 'Riga',
      address: '/hotels?q=spa&edit=tour',
      typed: { name: 'Riga!', rows: [{ from: '1' }] },
      state: 'closed',
    },
  });

  startSession('access', 'refresh');
  await user.click(button('Open'));
  expect(name()).toHaveValue('Riga!');
  await user.click(button('Save'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a tab with unsaved input asks before it closes', async () => {
  const { user } = await open();
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await user.type(name(), '!');
  expect(closing()).toBe(true);
  await user.click(button('Cancel'));
  await user.click(button('Discard'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(closing()).toBe(false);
});

test('a conflict shows both values in words, either can be selected repeatedly, then it is saved', async () => {
  const current = { entry: { name: 'Tallinn', rows: [{ from: '1' }, { from: '2' }] }, tag: '"2"' };
  save = (values) => {
    saves.push(values);
    return saves.length === 1 ? Promise.reject(refusal(412, 'Stale.', { current })) : Promise.resolve();
  };
  const { user } = await open();
  await user.clear(name());
  await user.type(name(), 'Vilnius');
  await user.type(screen.getByRole('textbox', { name: 'From' }), '0');
  await user.click(button('Save'));
  const rows = within(await screen.findByRole('group', { name: 'Periods: changed by both of you' }));
  expect(rows.getByRole('radio', { name: 'Mine: 1 periods' })).toBeChecked();
  await user.click(rows.getByRole('radio', { name: 'Theirs: 2 periods' }));
  expect(screen.getAllByRole('textbox', { name: 'From' })).toHaveLength(2);

  const names = within(screen.getByRole('group', { name: 'Name: changed by both of you' }));
  await user.click(names.getByRole('radio', { name: 'Theirs: Tallinn' }));
  expect(name()).toHaveValue('Tallinn');
  await user.click(names.getByRole('radio', { name: 'Mine: Vilnius' }));
  expect(name()).toHaveValue('Vilnius');
  await user.click(button('Save'));
  await waitFor(() => expect(saves[1]).toEqual({ name: 'Vilnius', rows: [{ from: '1' }, { from: '2' }] }));
});

test('after a conflict, the own rows are shown and saved without rows of the other user', async () => {
  const current = { entry: { name: 'Riga', rows: [{ from: '1' }, { from: '2' }] }, tag: '"2"' };
  save = (values) => {
    saves.push(values);
    return saves.length === 1 ? Promise.reject(refusal(412, 'Stale.', { current })) : Promise.resolve();
  };
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'From' }), '0');
  await user.click(button('Save'));
  const rows = within(await screen.findByRole('group', { name: 'Periods: changed by both of you' }));
  expect(rows.getByRole('radio', { name: 'Mine: 1 periods' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('10');
  await user.click(button('Save'));
  await waitFor(() => expect(saves[1]).toEqual({ name: 'Riga', rows: [{ from: '10' }] }));
});

test('a save of several writes shows its steps; a retry continues where it failed', async () => {
  const keys: string[] = [];
  let refuses = true;
  save = ({ name: typed }) =>
    inOrder()
      .step('city', {
        label: 'Create the city',
        run: async (_, key) => {
          keys.push(key);
          return { id: 'city-1', typed };
        },
        undo: async () => keys.push('undone'),
      })
      .step('named', {
        label: 'Create its name',
        run: async ({ city }) => {
          if (refuses) throw refusal(409, 'The name is taken.', { fields: { name: 'Choose another name.' } });
          saves.push({ name: `${city.id} ${city.typed}`, rows: [] });
        },
      });
  const { user } = await open();
  await user.type(name(), '!');
  await user.click(button('Save'));
  const steps = within(await screen.findByRole('status', { name: 'Steps' }));
  await waitFor(() => expect(steps.getByText('The name is taken.')).toBeVisible());
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '✓Create the city: done',
    '✕Create its name: failedThe name is taken.',
  ]);
  expect(name()).toHaveAccessibleDescription('Choose another name.');

  await user.click(button('Cancel'));
  expect(screen.getByText('Done so far: Create the city.')).toBeVisible();
  await user.click(button('Keep editing'));

  // The same values: only the remaining steps run.
  await user.click(button('Try again'));
  await waitFor(() => expect(button('Try again')).toBeEnabled());
  expect(keys).toHaveLength(1);

  // Other values: entries created from the old ones are undone first.
  refuses = false;
  await user.type(name(), '?');
  await user.click(button('Try again'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(keys).toEqual([keys[0], 'undone', keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(saves).toEqual([{ name: 'city-1 Riga!?', rows: [] }]);
});

test('a half-finished save can be undone and discarded', async () => {
  const done: string[] = [];
  save = () =>
    inOrder()
      .step('city', {
        label: 'Create the city',
        run: async () => done.push('made'),
        undo: async () => done.push('removed'),
      })
      .step('named', { label: 'Create its name', run: () => Promise.reject(new Error('No.')) });
  const { user } = await open();
  await user.click(button('Save'));
  await screen.findByRole('status', { name: 'Steps' });
  await waitFor(() => expect(button('Cancel')).toBeEnabled());
  await user.click(button('Cancel'));
  await user.click(button('Undo and discard'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(done).toEqual(['made', 'removed']);
});

test('Back from a half-finished save undoes it; what can’t be undone is named', async () => {
  const done: string[] = [];
  const step = (undo: () => Promise<unknown>) =>
    inOrder()
      .step('city', { label: 'Create the city', run: async () => done.push('made'), undo })
      .step('named', { label: 'Create its name', run: () => Promise.reject(new Error('No.')) });
  const leave = async ({ user, router }: Awaited<ReturnType<typeof open>>) => {
    await user.click(button('Save'));
    await screen.findByRole('alert');
    await waitFor(() => expect(button('Try again')).toBeEnabled());
    await act(async () => void router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Discard and leave' }));
    await waitFor(() => expect(dialogs()).toEqual([]));
  };
  save = () => step(async () => done.push('removed'));
  const page = await open();
  await leave(page);
  await waitFor(() => expect(done).toEqual(['made', 'removed']));

  save = () => step(() => Promise.reject(new Error('It is used.')));
  await page.user.click(await screen.findByRole('button', { name: 'Open' }));
  await leave(page);
  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)).toMatchObject({
      severity: 'warning',
      text: 'Edit tour: discarded. Done so far: Create the city.',
    }),
  );
});

test('input typed back to the saved value is no change', async () => {
  const { user } = await open();
  const from = screen.getByRole('textbox', { name: 'From' });
  await user.type(name(), '!');
  await user.clear(from);
  await user.type(from, '1');
  await user.type(name(), '{Backspace}');
  expect(allUnsaved()).toEqual([]);
  await user.click(button('Cancel'));
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('input is a draft while the form is open, until it is typed back', async () => {
  const { user } = await open();
  await user.type(name(), '!');
  await waitFor(() =>
    expect(useDrafts.getState()).toMatchObject({ tour: { typed: { name: 'Riga!' }, state: 'open' } }),
  );
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(useDrafts.getState()).toEqual({}));
});

const found = (typed: Values, base: Values): Draft => ({
  title: 'Edit tour',
  subject: 'Riga',
  address: '/hotels?edit=tour',
  typed,
  base,
  at: 1,
  state: 'found',
});
const from = (day: string) => [{ from: day }];

test('a draft found after a reload is applied on top of later changes of others', async () => {
  const { user } = await open();
  // The form shows `Riga` and `1` as saved; the draft was based on other days.
  act(() => keepDraft('tour', found({ name: 'Riga!', rows: from('9') }, { name: 'Riga', rows: from('9') })));
  expect(await screen.findByText(/unsaved input has been restored/)).toBeVisible();
  expect(name()).toHaveValue('Riga!');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('1');
  expect(screen.queryByText(/Someone else/)).toBeNull();
  await user.click(button('Start over'));
  expect(name()).toHaveValue('Riga');
  await waitFor(() => expect(useDrafts.getState()).toEqual({}));
});

test('a field changed by a draft and by another user is a conflict', async () => {
  const { user } = await open();
  act(() => keepDraft('tour', found({ name: 'Rome', rows: from('1') }, { name: 'Reval', rows: from('1') })));
  const notice = await screen.findByText(/Someone else has changed this/);
  expect(notice).toHaveTextContent('Name: changed by both of you');
  expect(name()).toHaveValue('Rome');
  await user.click(screen.getByRole('radio', { name: 'Theirs: Riga' }));
  expect(name()).toHaveValue('Riga');
});

test('a draft that was saved meanwhile is dropped silently', async () => {
  await open();
  act(() => keepDraft('tour', found({ name: 'Riga', rows: from('1') }, { name: 'Reval', rows: from('1') })));
  await waitFor(() => expect(useDrafts.getState()).toEqual({}));
  expect(screen.queryByText(/unsaved input has been restored/)).toBeNull();
});

test('logging out asks while input would be lost', async () => {
  const { user } = await open();
  server.use(http.post('*/api/auth/sign-out', () => oneOf(null)));
  await user.type(name(), '!');
  act(() => signOut());
  const question = await screen.findByRole('alertdialog', { name: 'Log Out without saving?' });
  expect(question).toHaveTextContent('Edit tour');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(session().status).toBe('user');

  act(() => signOut());
  await user.click(await screen.findByRole('button', { name: 'Discard and Log Out' }));
  await waitFor(() => expect(session().status).toBe('guest'));
  expect(useDrafts.getState()).toEqual({});
});

test('a duplicate value names the entry that has it, with a link', async () => {
  setRecordKinds([{ path: '/api/tours', one: 'tour', many: 'tours', page: 'hotels' }]);
  const entry = { path: '/api/tours', id: '7', name: 'Baltic tour' };
  const error = new ApiError(
    'Name: Another entry already has this value.',
    409,
    'duplicate',
    'PUT /api/tours/1',
    {
      fields: { name: 'Another entry already has this value.' },
      params: { field: 'name', value: 'Riga', entry },
    },
  );
  save = () => Promise.reject(error);
  const { user } = await open();
  await user.click(button('Save'));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Fix the marked fields.Name: Baltic tour already uses Riga. Open it');
  expect(within(summary).getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    '/hotels?q=Baltic+tour',
  );
  expect(name()).toHaveAccessibleDescription('Baltic tour already uses Riga.');
});

const amounts = z.strictObject({ sale_minor: money, name: text(20) });

test.each([
  ['EUR', '12,34', /^Price saved: Sale 0,00\sEUR → 12,34\sEUR$/],
  ['JPY', '1234', /^Price saved: Sale 0\sJPY → 1\s234\sJPY$/],
  ['KWD', '1,234', /^Price saved: Sale 0,000\sKWD → 1,234\sKWD$/],
])('a message shows an amount in %s as typed, not in minor units', async (currency, typed, message) => {
  function PriceForm() {
    const form = useContractForm(amounts, { sale_minor: 0, name: '' });
    return (
      <FormDialog
        title="Edit price"
        form={form}
        save={async (values) => values}
        saved="Price saved"
        undoOf={() => ({ label: 'Undo', run: () => undefined })}
        draftKey="price"
        onClose={() => undefined}
        labels={{ sale_minor: 'Sale', name: 'Name' }}
      >
        <MoneyInput control={form.control} name="sale_minor" label="Sale" currency={currency} />
      </FormDialog>
    );
  }
  const { user } = renderPage('geography', PriceForm, '/geography');
  const input = await screen.findByRole('textbox', { name: /^Sale/ });
  await user.clear(input);
  await user.type(input, typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(message));
});
