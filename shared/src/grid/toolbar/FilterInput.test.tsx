import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@itinera/shared/testing';
import userEvent from '@testing-library/user-event';
import type { Filter } from '../list/filter';
import { FilterInput } from './FilterInput';

function show(filter: Filter, filters: Record<string, string> = {}) {
  const onChange = jest.fn();
  render(<FilterInput filter={filter} filters={filters} onChange={onChange} />);
  return { onChange, user: userEvent.setup() };
}

const nights: Filter = { kind: 'number', key: 'nights', label: 'Nights' };
const from: Filter = { kind: 'day', key: 'from', label: 'From' };

test('a number narrows the list on Enter', async () => {
  const { onChange, user } = show(nights);
  await user.type(screen.getByRole('textbox', { name: 'Nights' }), '1 200');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('1200');
});

test('an invalid number is kept, with what to type instead', async () => {
  const { onChange, user } = show(nights, { nights: '7' });
  const field = screen.getByRole('textbox', { name: 'Nights' });
  expect(field).toHaveValue('7');
  await user.clear(field);
  await user.type(field, 'many');
  await user.tab();
  expect(field).toHaveValue('many');
  expect(field).toHaveAccessibleDescription('Enter a whole number such as 12.');
  expect(onChange).not.toHaveBeenCalled();
});

test('clearing the field removes the filter', async () => {
  const { onChange, user } = show(nights, { nights: '7' });
  await user.clear(screen.getByRole('textbox', { name: 'Nights' }));
  await user.tab();
  expect(onChange).toHaveBeenCalledWith(undefined);
});

test('a day is typed and shown in Russian format, and stored as ISO 8601', async () => {
  const { onChange, user } = show(from, { from: '2027-03-01' });
  const field = screen.getByRole('textbox', { name: 'From' });
  expect(field).toHaveValue('01.03.2027');
  expect(screen.getByRole('button', { name: 'Calendar for From' })).toBeVisible();
  await user.clear(field);
  await user.type(field, '5.4.2027{Enter}');
  expect(onChange).toHaveBeenCalledWith('2027-04-05');
});

test('several of a few words, in the order of the list', async () => {
  const { onChange, user } = show(
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      several: true,
      options: [
        { value: 'new', label: 'New' },
        { value: 'paid', label: 'Paid' },
      ],
    },
    { status: 'paid' },
  );
  await user.click(screen.getByRole('checkbox', { name: 'New' }));
  expect(onChange).toHaveBeenLastCalledWith('new,paid');
  await user.click(screen.getByRole('checkbox', { name: 'Paid' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('a word filters the list without surrounding spaces', async () => {
  const { onChange, user } = show({ kind: 'text', key: 'tag', label: 'Tag' });
  await user.type(screen.getByRole('textbox', { name: 'Tag' }), ' VIP {Enter}');
  expect(onChange).toHaveBeenCalledWith('VIP');
});

test('one of a few words', async () => {
  const { onChange, user } = show({
    kind: 'choice',
    key: 'status',
    label: 'Status',
    options: [
      { value: 'new', label: 'New' },
      { value: 'paid', label: 'Paid' },
    ],
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid');
  expect(onChange).toHaveBeenCalledWith('paid');
});
