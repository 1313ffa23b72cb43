import { beforeEach, expect, test } from '@jest/globals';
import {
  customFields,
  day,
  daysInOrder,
  locale,
  money,
  oneOf,
  text,
  timeOfDay,
} from '@itinera/shared/contracts';
import {
  blankNames,
  DateRangeInput,
  FormDialog,
  MoneyInput,
  NamesInput,
  NumberInput,
  SelectInput,
  TimeInput,
  useContractForm,
  useWatch,
} from '@itinera/shared/forms';
import {
  findDialog,
  http,
  listOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import * as z from 'zod/mini';
import { CustomFields } from '../custom/CustomFields';

const input = daysInOrder(
  z.strictObject({
    from: day,
    to: day,
    price: z.nullable(money),
    nights: z.nullable(z.number({ error: 'Enter a number.' })),
    arrival: timeOfDay,
    board: z.nullable(oneOf(['BB', 'AI'])),
    names: z.array(z.strictObject({ locale, name: text(20, 1) })),
  }),
  'from',
  'to',
);
const labels = {
  from: 'First day',
  to: 'Last day',
  price: 'Price',
  nights: 'Nights',
  arrival: 'Arrival',
  names: 'Name',
} as const;

let saved: unknown[];
beforeEach(() => {
  saved = [];
});

function Screen() {
  const form = useContractForm(input, {
    from: '2027-03-01',
    to: '2027-03-08',
    price: 125050,
    nights: null,
    arrival: '14:00',
    board: null,
    names: blankNames,
  });
  const { control } = form;
  return (
    <FormDialog
      title="Season"
      form={form}
      save={async (values) => saved.push(values)}
      saved="Season saved"
      draftKey="season"
      onClose={() => undefined}
      labels={labels}
    >
      <DateRangeInput control={control} from="from" to="to" labels={[labels.from, labels.to]} required />
      <MoneyInput control={control} name="price" label={labels.price} currency="EUR" />
      <NumberInput control={control} name="nights" label={labels.nights} hint="At least 1" />
      <TimeInput control={control} name="arrival" label={labels.arrival} required />
      <SelectInput
        control={control}
        name="board"
        label="Board"
        options={[
          { value: 'BB', label: 'Bed and breakfast' },
          { value: 'AI', label: 'All inclusive' },
        ]}
      />
      <NamesInput control={control} name="names" label={labels.names} />
    </FormDialog>
  );
}
const open = () => renderPage('hotels', Screen, '/hotels');
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

async function retype({ user }: ReturnType<typeof open>, name: string, typed: string) {
  await user.clear(field(name));
  await user.type(field(name), typed);
  await user.tab();
}

test('shows values as people write them, and saves them as the contract requires', async () => {
  const page = open();
  const { user } = page;
  expect(field('First day')).toHaveValue('01.03.2027');
  expect(field('Price, EUR')).toHaveValue('1\u00a0250,50');
  expect(field('Nights')).toHaveAccessibleDescription('At least 1');
  await retype(page, 'First day', '5.3.2027');
  await retype(page, 'Price, EUR', '1300,5');
  await retype(page, 'Nights', '2,5');
  await retype(page, 'Arrival', '930');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Board' }), 'All inclusive');
  await user.type(field('Name (English)'), 'Spring');
  await user.type(field('Name (Russian)'), 'Весна');
  expect(field('First day')).toHaveValue('05.03.2027');
  expect(field('Price, EUR')).toHaveValue('1\u00a0300,50');
  expect(field('Arrival')).toHaveValue('09:30');
  await user.click(save());
  await waitFor(() =>
    expect(saved).toEqual([
      {
        from: '2027-03-05',
        to: '2027-03-08',
        price: 130050,
        nights: 2.5,
        arrival: '09:30',
        board: 'AI',
        names: [
          { locale: 'en', name: 'Spring' },
          { locale: 'ru', name: 'Весна' },
        ],
      },
    ]),
  );
});

test('a suggestion is shown until something is typed, and is no value; what follows from the value stays below it', async () => {
  const Suggesting = () => {
    const form = useContractForm(z.strictObject({ fee: z.nullable(money) }), { fee: null });
    return (
      <FormDialog
        title="Fee"
        form={form}
        save={async (values) => saved.push(values)}
        saved="Fee saved"
        draftKey="fee"
        onClose={() => undefined}
        labels={{ fee: 'Fee' }}
      >
        <MoneyInput
          control={form.control}
          name="fee"
          label="Fee"
          currency="EUR"
          suggested={24_000}
          note="As agreed"
        />
      </FormDialog>
    );
  };
  const { user } = renderPage('hotels', Suggesting, '/hotels');
  expect(field('Fee, EUR')).toHaveValue('240,00');
  expect(field('Fee, EUR')).toHaveAccessibleDescription('As agreed');
  await user.click(save());
  await waitFor(() => expect(saved).toEqual([{ fee: null }]));
  await user.clear(field('Fee, EUR'));
  expect(field('Fee, EUR')).toHaveValue('');
  await user.click(save());
  await waitFor(() => expect(field('Fee, EUR')).toBeInvalid());
  await user.type(field('Fee, EUR'), '50');
  await user.click(save());
  await waitFor(() => expect(saved).toEqual([{ fee: null }, { fee: 5_000 }]));
});

test('unreadable text is kept, reported at the field and in the summary, and not sent', async () => {
  const page = open();
  await retype(page, 'First day', '31.02.2027');
  await retype(page, 'Price, EUR', '12.345');
  await page.user.click(save());
  expect(await screen.findByText('Enter a date such as 01.03.2027.')).toBeVisible();
  expect(field('First day')).toHaveValue('31.02.2027');
  expect(field('First day')).toHaveFocus();
  expect(field('Price, EUR')).toHaveValue('12.345');
  expect(field('Price, EUR')).toHaveAccessibleDescription(/^‘12.345’ can be 12\s345,00 or 12,345\./);
  expect(screen.getByRole('alert')).toHaveTextContent(/Price: ‘12.345’ can be/);
  expect(saved).toEqual([]);
});

test('the error of a required name has its language, and the summary links to it', async () => {
  const { user } = open();
  await user.click(save());
  await waitFor(() =>
    expect(field('Name (English)')).toHaveAccessibleDescription('Fill in ‘Name (English)’.'),
  );
  await user.click(field('Nights'));
  await user.click(screen.getByRole('button', { name: 'Name (English)' }));
  expect(field('Name (English)')).toHaveFocus();
});

test('the last day is not before the first', async () => {
  const page = open();
  await page.user.type(field('Name (English)'), 'Spring');
  await retype(page, 'Last day', '28.02.2027');
  await page.user.click(save());
  await waitFor(() =>
    expect(field('Last day')).toHaveAccessibleDescription(
      'Choose the same day as the first one, or a later one.',
    ),
  );
  expect(saved).toEqual([]);
});

test('an ambiguous date shows in words how it was read, until it changes', async () => {
  const { user } = open();
  const first = field('First day');
  await user.clear(first);
  await user.paste('3/4/2027');
  await user.tab();
  expect(first).toHaveValue('03.04.2027');
  expect(first).toHaveAccessibleDescription(/Read as 3 April 2027, with the day first/);
  await user.clear(first);
  await user.paste('25/4/2027');
  expect(first).not.toHaveAccessibleDescription(/Read as/);
});

test('a short day says in words how it is read, and counts from the first day of its range', async () => {
  const { user } = open();
  const last = field('Last day');
  await user.clear(last);
  await user.type(last, '+7');
  expect(last).toHaveAccessibleDescription('8 March 2027');
  await user.tab();
  expect(last).toHaveValue('08.03.2027');
});

test('Tab passes the calendar, and Alt with the down arrow opens it', async () => {
  const { user } = open();
  await user.click(field('First day'));
  await user.tab();
  expect(field('Last day')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await findDialog('Calendar for Last day')).toBeVisible();
});

test('a day is picked in an English calendar with weeks from Monday, and is the same in all time zones', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Calendar for Last day' }));
  const calendar = within(await findDialog('Calendar for Last day'));
  const weekdays = await calendar.findAllByRole('columnheader');
  expect(weekdays[0]).toHaveAccessibleName('Monday');
  expect(calendar.getByText(/^March 2027$/)).toBeVisible();
  // Not before the first day.
  await user.click(calendar.getByRole('gridcell', { name: '31' }));
  await waitFor(() => expect(field('Last day')).toHaveValue('31.03.2027'));
  expect(screen.queryByRole('dialog', { name: 'Calendar for Last day' })).toBeNull();
});

test('cleared numbers, amounts and selects are null', async () => {
  const page = open();
  await page.user.clear(field('Price, EUR'));
  await page.user.type(field('Name (English)'), 'Spring');
  await page.user.click(save());
  await waitFor(() =>
    expect(saved).toEqual([expect.objectContaining({ price: null, nights: null, board: null })]),
  );
});

test('an amount typed before its currency, or before another one, stays the number that was typed', async () => {
  const fare = z.strictObject({ currency: z.string(), fare: z.nullable(money) });
  function Fare() {
    const { control, setValue } = useContractForm(fare, { currency: '', fare: null });
    const currency = useWatch({ control, name: 'currency' });
    return (
      <>
        {['KWD', 'JPY'].map((code) => (
          <button key={code} type="button" onClick={() => setValue('currency', code)}>
            {code}
          </button>
        ))}
        <MoneyInput control={control} name="fare" label="Fare" currency={currency} />
      </>
    );
  }
  const { user } = renderPage('hotels', Fare, '/hotels');
  await user.type(screen.getByRole('textbox', { name: 'Fare' }), '100');
  await user.click(screen.getByRole('button', { name: 'KWD' }));
  await waitFor(() => expect(field('Fare, KWD')).toHaveValue('100,000'));
  await user.click(screen.getByRole('button', { name: 'JPY' }));
  await waitFor(() => expect(field('Fare, JPY')).toHaveValue('100'));
});

test('a form has the custom fields that are marked for it', async () => {
  const custom = (key: string, show_in_form: boolean) => ({
    ...customFields.defaults,
    id: key,
    entity: 'hotel',
    key,
    label: key,
    type: 'text',
    show_in_form,
    is_visible: true,
    is_editable: true,
  });
  server.use(http.get('*/api/custom-fields', () => listOf([custom('club', true), custom('source', false)])));
  function Custom() {
    const { control } = useContractForm(z.strictObject({ custom: z.any() }), { custom: {} });
    return <CustomFields control={control} entity="hotel" />;
  }
  renderPage('hotels', Custom, '/hotels');
  expect(await screen.findByRole('textbox', { name: 'club' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'source' })).toBeNull();
});
