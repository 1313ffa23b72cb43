import { expect, test } from '@jest/globals';
import { useDrafts } from '@itinera/shared/state';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { useDraft } from './useDraft';

const aWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 400)));

test('a finished form keeps no draft while its page is being left', async () => {
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: { name: 'Riga' } });
      const clashes = { putOnTop: () => undefined };
      return { form, ...useDraft({ key: 'city', title: 'Edit city', form, isDirty: true, clashes }) };
    },
    { wrapper: MemoryRouter },
  );
  act(() => result.current.form.setValue('name', 'Riga!'));
  await aWhile();
  expect(useDrafts.getState()).toHaveProperty('city.typed', { name: 'Riga!' });

  act(() => result.current.form.setValue('name', 'Riga!!'));
  act(() => result.current.finish());
  await aWhile();
  expect(useDrafts.getState()).toEqual({});
});
