import type { ErrorAnswer, ErrorCode } from '@itinera/shared/contracts';
import { errorStatus } from '@itinera/shared/contracts';
import { getResponse, http, HttpResponse, RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/** Requests of a test, other than reads, without a handler. */
export const unexpectedRequests: string[] = [];

/**
 * The mocked server of a test. Requests without a handler get no answer, and fail the test unless they only read. They are not left to
 * msw, which would pass them to the network, where one aborted at the end of the file can crash the process (an assertion of libuv,
 * `uv__stream_destroy`). Totals are those of the mocked lists. Each list reads its saved
 * views and custom fields, and the page of a hotel its airports and partners.
 */
export const server = setupServer(
  http.get('*/api/counts', async ({ request }) =>
    oneOf(
      await Promise.all(new URL(request.url).searchParams.getAll('of').map((list) => totalOf(list, request))),
    ),
  ),
  ...['custom-fields', 'saved-views', 'hotel-airports', 'hotel-dmcs'].map((list) =>
    http.get(`*/api/${list}`, () => listOf([])),
  ),
  http.all('*', ({ request }) => {
    if (request.method !== 'GET') unexpectedRequests.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

interface Total {
  total?: number | null;
  message?: string;
}

/** The total of a mocked list, or the reason of its refusal. */
async function totalOf(list: string, { url, headers }: Request) {
  const address = new URL(list, url);
  address.searchParams.set('page', '1');
  address.searchParams.set('per_page', '1');
  const handlers = server.listHandlers().filter((one) => one instanceof RequestHandler);
  const answer = await getResponse(handlers, new Request(address, { headers }));
  const { total = null, message }: Total = (await answer?.json().catch(() => ({}))) ?? {};
  return { total, message };
}

/** A page of a list, as the API answers it. */
export const listOf = <T>(result: T[], total = result.length, page = 1, perPage = 25) =>
  HttpResponse.json({ success: true, result, total, page, per_page: perPage });

/** One entry, as the API answers it. */
export const oneOf = <T>(result: T, etag?: string) =>
  HttpResponse.json({ success: true, result }, etag === undefined ? {} : { headers: { ETag: etag } });

/** A profile, as the API answers it: id and role are at the top as well. */
export const profileOf = <T extends { id: string; role: string }>(result: T) =>
  HttpResponse.json({ success: true, result, id: result.id, role: result.role });

/** The 412 for a write whose `If-Match` is out of date. */
export function staleFor(current: Record<string, unknown>, etag: string) {
  const message = 'Another user has changed this in the meantime.';
  const error = { code: 'stale', message, request_id: 'test-request', current };
  return HttpResponse.json({ success: false, error, message }, { status: 412, headers: { ETag: etag } });
}

/** A failure, as the API answers it. */
export function failure(code: ErrorCode, message: string, fields?: Record<string, string>) {
  const body: ErrorAnswer = {
    success: false,
    error: { code, message, fields, request_id: 'test-request' },
    message,
  };
  return HttpResponse.json(body, { status: errorStatus[code] });
}
