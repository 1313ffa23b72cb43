import type { FastifyRequest } from 'fastify';
import type { App } from './app';
import { invalid, Problem } from './problem';

/** Deeper than any contract: a filter in a saved view is the deepest. */
const deepest = 32;

/** Whether brackets are nested too deeply. Counted before anything is parsed, because what reads a value calls itself for each level. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

const isEmpty = (body: unknown): boolean =>
  body === undefined ||
  body === null ||
  (typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0);

/** A body that a call does not read would be lost without a word. */
function refuseUnread({ body, routeOptions, method }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || isEmpty(body)) return;
  const isRead = routeOptions.schema?.body !== undefined || routeOptions.url === undefined;
  if (!isRead) throw invalid({ body: 'This call takes no body. Send it without one.' });
}

/** Bodies are read as they arrive: nothing is unpacked. */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return;
  throw new Problem('unsupported_media', 'Send the body as it is, without the header Content-Encoding.');
}

/** Parses JSON bodies as Fastify does, but accepts an empty one: clients send the content type on every POST. */
export function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (isTooDeep(text))
      done(new Problem('malformed', `The body is nested too deeply. Send at most ${deepest} levels.`));
    else parse(request, text, done);
  });
  app.addHook('preParsing', async (request) => refuseEncoded(request));
  app.addHook('preValidation', async (request) => refuseUnread(request));
}
