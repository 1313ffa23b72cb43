import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { answer, hotelImages, listAnswer, type HotelImage } from '@itinera/shared/contracts';
import { formOf, sendForm } from '../../../testing/uploads';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let token: string;
let picture: Buffer;
let hotel_id: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('manager');
  picture = await sharp({ create: { width: 50, height: 30, channels: 3, background: 'plum' } })
    .png()
    .toBuffer();
});
afterAll(() => server.stop());

const one = answer(hotelImages.entity);
const page = listAnswer(hotelImages.entity);
const place_id = derivedId('country GR region Crete resort Rethymno place Rethymno');

beforeEach(async () => {
  const made = await server.call('/api/hotels', {
    method: 'POST',
    token,
    body: { name: `Hotel ${uuidv7()}`, place_id },
  });
  hotel_id = made.json().result.id;
});

const upload = async (path = '/api/storage/upload'): Promise<string> =>
  (await sendForm(server, token, formOf({ bytes: picture }), { path })).json().result.file_name;

const post = (body: object, as = token, headers?: Record<string, string>) =>
  server.call(hotelImages.path, { method: 'POST', token: as, body, headers });
const put = (id: string, body: object, headers?: Record<string, string>) =>
  server.call(`${hotelImages.path}/${id}`, { method: 'PUT', token, body, headers });
const list = async (query: string, as = token) =>
  page.parse((await server.call(`${hotelImages.path}?${query}`, { token: as })).json());

async function attach(changes: object = {}): Promise<HotelImage> {
  const made = await post({ hotel_id, file_name: await upload(), ...changes });
  expect(made.statusCode).toBe(201);
  return one.parse(made.json()).result;
}

describe('a picture', () => {
  test('gets the next position in its hotel, from 1', async () => {
    const orders = [await attach(), await attach(), await attach()].map(({ order }) => order);
    expect(orders).toEqual([1, 2, 3]);
    expect((await list(`hotel_id=${hotel_id}`)).result.map(({ order }) => order)).toEqual([1, 2, 3]);
    const hotel = await server.call(`/api/hotels/${hotel_id}?with_data=true`, { token });
    expect(hotel.json().result.hotel_images).toEqual((await list(`hotel_id=${hotel_id}`)).result);
  });

  test('gets a unique position under concurrent additions', async () => {
    const names = await Promise.all(Array.from({ length: 6 }, () => upload()));
    const made = await Promise.all(names.map((file_name) => post({ hotel_id, file_name })));
    expect(made.map((each) => one.parse(each.json()).result.order).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('accepts a given position', async () => {
    expect((await attach({ order: 7 })).order).toBe(7);
    expect((await attach()).order).toBe(8);
  });

  test('belongs to one hotel', async () => {
    const { file_name } = await attach();
    const other = derivedId('hotel Nida Lagoon House');
    for (const hotel of [hotel_id, other]) {
      const refusal = await post({ hotel_id: hotel, file_name });
      expect(refusal.statusCode).toBe(409);
      expect(refusal.json().error).toMatchObject({
        code: 'duplicate',
        fields: { file_name: expect.any(String) },
      });
    }
  });

  test.each<[string, (name: string) => object, string]>([
    ['was never uploaded', () => ({ file_name: 'aaaaaaaaaaaaaaaaaaaaaa.webp' }), 'file_name'],
    ['is a path', () => ({ file_name: '../session-secret' }), 'file_name'],
    ['is a thumbnail', (name) => ({ file_name: name.replace('.webp', '.thumb.webp') }), 'file_name'],
    ['is a web address', () => ({ file_name: 'https://example.com/a.webp' }), 'file_name'],
    ['has no name', () => ({ file_name: undefined }), 'file_name'],
    ['is of no hotel', () => ({ hotel_id: derivedId('nothing') }), 'hotel_id'],
    ['is before the first', () => ({ order: 0 }), 'order'],
    ['is between two', () => ({ order: 1.5 }), 'order'],
    ['has a longer alt text than 200 characters', () => ({ alt: 'x'.repeat(201) }), 'alt'],
    ['brings more than is known', () => ({ url: 'x' }), 'url'],
  ])('that %s is refused with the name of the field', async (_, changes, field) => {
    const file_name = await upload();
    const refusal = await post({ hotel_id, file_name, ...changes(file_name) });
    expect([refusal.statusCode, Object.keys(refusal.json().error.fields)]).toEqual([400, [field]]);
  });

  test('is refused if its file is a document', async () => {
    const file_name = await upload('/api/storage/upload?kind=document');
    expect((await post({ hotel_id, file_name })).statusCode).toBe(400);
    expect((await post({ hotel_id, file_name: file_name.replace('documents/', '') })).statusCode).toBe(400);
  });

  test('is added once when it is sent again with its key', async () => {
    const [body, headers] = [{ hotel_id, file_name: await upload() }, { 'idempotency-key': uuidv7() }];
    expect((await post(body, token, headers)).body).toBe((await post(body, token, headers)).body);
    expect((await list(`hotel_id=${hotel_id}`)).total).toBe(1);
  });

  test('moves when it is sent back whole with another order', async () => {
    const image = await attach();
    const moved = one.parse((await put(image.id, { ...image, order: 5 })).json()).result;
    expect(moved).toEqual({ ...image, order: 5, updated_at: moved.updated_at });
  });

  test('has an alt text, until that is cleared', async () => {
    const image = await attach({ alt: 'The pool at dusk' });
    expect(image.alt).toBe('The pool at dusk');
    for (const [changes, alt] of [
      [{ order: 4 }, 'The pool at dusk'],
      [{ alt: 'The beach' }, 'The beach'],
      [{ alt: '' }, null],
    ] as const) {
      expect(one.parse((await put(image.id, changes)).json()).result.alt).toBe(alt);
    }
    expect((await attach()).alt).toBeNull();
  });

  test.each(['hotel_id', 'file_name'] as const)('never changes its %s', async (field) => {
    const image = await attach();
    const other = field === 'hotel_id' ? derivedId('hotel Nida Lagoon House') : await upload();
    const refusal = await put(image.id, { [field]: other });
    expect([refusal.statusCode, Object.keys(refusal.json().error.fields)]).toEqual([400, [field]]);
  });

  test('moved by another user meanwhile is not moved again unseen', async () => {
    const image = await attach();
    const tag = String((await server.call(`${hotelImages.path}/${image.id}`, { token })).headers.etag);
    expect((await put(image.id, { order: 2 }, { 'if-match': tag })).statusCode).toBe(200);
    expect((await put(image.id, { order: 3 }, { 'if-match': tag })).statusCode).toBe(412);
  });

  test('can be deleted, and restored as long as its file is there', async () => {
    const { id, file_name } = await attach();
    const remove = () => server.call(`${hotelImages.path}/${id}`, { method: 'DELETE', token });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect((await post({ hotel_id, file_name })).statusCode).toBe(201);
  });

  test('is restored unchanged when its deletion is undone', async () => {
    const image = await attach();
    await server.call(`${hotelImages.path}/${image.id}`, { method: 'DELETE', token });
    const operations = [{ method: 'POST', path: hotelImages.path, body: { id: image.id } }];
    expect(
      (await server.call('/api/batch', { method: 'POST', token, body: { operations } })).statusCode,
    ).toBe(200);
    expect((await list(`hotel_id=${hotel_id}`)).result).toEqual([image]);
  });

  test('exchanges positions with others completely or not at all', async () => {
    const images = [await attach(), await attach(), await attach()];
    const reorder = (last: number) => {
      const orders = [2, 3, last];
      const operations = images.map(({ id }, index) => ({
        method: 'PUT',
        path: `${hotelImages.path}/${id}`,
        body: { order: orders[index] },
      }));
      return server.call('/api/batch', { method: 'POST', token, body: { operations } });
    };
    expect((await reorder(0)).statusCode).toBe(400);
    expect((await list(`hotel_id=${hotel_id}`)).result).toEqual(images);
    expect((await reorder(1)).statusCode).toBe(200);
    expect((await list(`hotel_id=${hotel_id}`)).result.map(({ id }) => id)).toEqual([
      images[2]?.id,
      images[0]?.id,
      images[1]?.id,
    ]);
  });

  test('is deleted with its hotel', async () => {
    const { id } = await attach();
    expect((await server.call(`/api/hotels/${hotel_id}`, { method: 'DELETE', token })).statusCode).toBe(200);
    expect((await server.call(`${hotelImages.path}/${id}`, { token })).statusCode).toBe(404);
  });

  test('is refused after fifty', async () => {
    const names = await Promise.all(Array.from({ length: 51 }, () => upload()));
    const made = await Promise.all(names.map((file_name) => post({ hotel_id, file_name })));
    expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
    expect(made.filter(({ statusCode }) => statusCode === 422)).toHaveLength(1);
  });
});

describe('a partner', () => {
  const own = derivedId('hotel Beldibi Bay Resort');

  test('sees only the pictures of the own hotels, single and in the list', async () => {
    const [mine, theirs] = [await server.tokenOf('partner'), await server.tokenOf('partner2')];
    const [image] = (await list(`hotel_id=${own}`, mine)).result;
    expect((await list(`hotel_id=${own}`, theirs)).result).toEqual([]);
    expect((await list('', mine)).total).toBeLessThan((await list('')).total);
    expect((await server.call(`${hotelImages.path}/${image?.id}`, { token: mine })).statusCode).toBe(200);
    expect((await server.call(`${hotelImages.path}/${image?.id}`, { token: theirs })).statusCode).toBe(404);
  });

  test('adds, moves and deletes none, not even of the own hotels', async () => {
    const mine = await server.tokenOf('partner');
    const [image] = (await list(`hotel_id=${own}`, mine)).result;
    expect((await post({ hotel_id: own, file_name: await upload() }, mine)).statusCode).toBe(403);
    for (const method of ['PUT', 'DELETE'] as const) {
      const refusal = await server.call(`${hotelImages.path}/${image?.id}`, {
        method,
        token: mine,
        ...(method === 'PUT' ? { body: {} } : {}),
      });
      expect(refusal.statusCode).toBe(403);
    }
  });
});
