import { thumbnailUrl, type HotelImage } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit images' });
const tiles = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Images', exact: true }).getByRole('listitem');
const fileNames = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')?.replace(/^.*\/|\.thumb/g, '')));

test('ten images are uploaded to a hotel and sorted by mouse and by keys, while one upload fails', async ({
  page,
  broken: { product },
}) => {
  const path = '/api/hotel-images';
  const [hotel] = await callAs<{ id: string; hotel_images: HotelImage[] }[]>(
    product,
    'admin',
    'GET',
    '/api/hotels?q=aladzha&per_page=1&with=images',
  );
  if (!hotel?.hotel_images[0]) throw new Error('The demo has no such hotel.');
  const stored = async () =>
    (await callAs<HotelImage[]>(product, 'admin', 'GET', `${path}?hotel_id=${hotel.id}`)).map(
      ({ file_name, order }) => [order, file_name],
    );
  const shownInOrder = async () => (await fileNames(page)).map((name, index) => [index + 1, name]);
  const before = hotel.hotel_images.length;
  const picture = await page.request.get(product.staff + thumbnailUrl(hotel.hotel_images[0].file_name));
  const buffer = await picture.body();
  const pictures = Array.from({ length: 10 - before }, (_, index) => ({
    name: `view-${index + 1}.webp`,
    mimeType: 'image/webp',
    buffer,
  }));

  await test.step('ten images, and a file that only says that it is one', async () => {
    await followDevice(page, product);
    await openSignedIn(page, `${product.staff}/hotels/${hotel.id}`, 'manager');
    await page.getByRole('button', { name: 'Edit images' }).click();
    const words = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await dialog(page)
      .getByLabel('Image files')
      .setInputFiles([words, ...pictures]);
    await expect(tiles(page)).toHaveCount(10);
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'words.png' })).toContainText(
      'This is not a JPEG, PNG or WebP picture, whatever its name says.',
    );
    await dialog(page).getByRole('button', { name: 'Dismiss: words.png' }).click();
    await expect.poll(stored).toEqual(await shownInOrder());
    await expectNoViolations(page, 'images');
  });

  await test.step('the third to the front by mouse', async () => {
    const names = await fileNames(page);
    const box = async (place: number) => {
      const { x, y } = (await tiles(page).nth(place).getByRole('img').boundingBox()) ?? { x: 0, y: 0 };
      return [x + 40, y + 40] as const;
    };
    await page.mouse.move(...(await box(2)));
    await page.mouse.down();
    await page.mouse.move(...(await box(0)), { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => fileNames(page)).toEqual([names[2], names[0], names[1], ...names.slice(3)]);
    await expect.poll(stored).toEqual(await shownInOrder());
    // The mouse press that ended the move opened no second dialog.
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  await test.step('the last to the front by keys, while the third can’t be saved', async () => {
    const names = await fileNames(page);
    const third = (await callAs<HotelImage[]>(product, 'admin', 'GET', `${path}?hotel_id=${hotel.id}`))[2];
    const address = `**${path}/${third?.id}`;
    await page.route(address, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await dialog(page).getByRole('button', { name: 'Move image 10' }).focus();
    for (const [key, place] of [
      ['Space', 10],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByText(`at position ${place} of 10.`)).toBeAttached();
    }
    await page.keyboard.press('Space');
    await expect(tiles(page).nth(3).getByRole('alert')).toContainText('Not saved.');
    expect(await fileNames(page)).toEqual([names[9], ...names.slice(0, 9)]);
    await expect(page.getByRole('button', { name: 'Move image 1', exact: true })).toBeFocused();
    const inOrder = await shownInOrder();
    // Others may still be under way when the third has failed.
    await expect
      .poll(async () =>
        (await stored()).filter((each) => !inOrder.some((one) => String(one) === String(each))),
      )
      .toEqual([[3, third?.file_name]]);
    await page.unroute(address);
    await tiles(page).nth(3).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await expect.poll(stored).toEqual(await shownInOrder());
  });

  await test.step('two are deleted and restored', async () => {
    const names = await fileNames(page);
    await dialog(page).getByRole('checkbox', { name: 'Select image 4' }).check();
    await dialog(page).getByRole('checkbox', { name: 'Select image 5' }).check();
    await dialog(page).getByRole('button', { name: 'Delete 2 images' }).click();
    await expect(tiles(page)).toHaveCount(8);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => fileNames(page)).toEqual(names);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the page shows them in their order, and one in large', async () => {
    const card = page.getByRole('region', { name: 'Images' });
    await expect(card.getByRole('img')).toHaveCount(10);
    await card.getByRole('button', { name: 'Show image 10 in large' }).click();
    await expect(page.getByRole('dialog', { name: 'Image 10 of 10' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('dialog', { name: 'Image 9 of 10' })).toBeVisible();
    await expectNoViolations(page, 'preview');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
