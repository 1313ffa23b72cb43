import type { Product } from './product';
import { accessToken, type Account } from './test';
import { untilNotBusy } from './untilNotBusy';

/** Calls the API directly with an account, not through the screens; returns `result`. */
export async function callAs<T>(
  product: Product,
  account: Account,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const request = (token: string) =>
    fetch(product.apiAddress + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
      },
      body: body && JSON.stringify(body),
    });
  const token = await accessToken(product, account);
  const first = await request(token);
  const signedIn = first.status === 401 ? await request(await accessToken(product, account, token)) : first;
  const answer = await untilNotBusy(async () => request(await accessToken(product, account)), signedIn);
  const { result, message }: { result: T; message?: string } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${message}`);
  return result;
}

interface Mail {
  recipient: string;
  subject: string;
  body: string | null;
}

/** The link in the newest mail to an address, as staff see it where no mail server is set up. */
export async function linkMailedTo(product: Product, address: string): Promise<string> {
  for (let tried = 0; tried < 50; tried += 1) {
    const mails = await callAs<Mail[]>(
      product,
      'admin',
      'GET',
      `/api/outbox?recipient=${encodeURIComponent(address)}`,
    );
    const link = mails[0]?.body?.match(/https?:\/\/\S+/)?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail with a link came to ${address}.`);
}
