import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request between a client and the target: what a fault may do with it. */
export class Exchange {
  forwarded = false;

  constructor(
    private readonly target: URL,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  get method() {
    return this.request.method ?? 'GET';
  }
  /** Without the query, which may hold a token. */
  get path() {
    return (this.request.url ?? '/').split('?', 1)[0] ?? '/';
  }

  /** Hands the request to the target and waits for the whole answer; `headers` replace those of the client. */
  async forward(headers: IncomingHttpHeaders = {}): Promise<Answer> {
    const body = await buffer(this.request);
    this.forwarded = true;
    const upstream = ask(new URL(this.request.url ?? '/', this.target), {
      method: this.method,
      headers: { ...this.request.headers, ...headers },
      agent: false,
    });
    // A client that stops waiting for the answer ends the request to the target, as without a proxy.
    this.response.once('close', () => upstream.destroy());
    return new Promise((resolve, reject) => {
      upstream.once('error', reject);
      upstream.once('response', (answer) => {
        buffer(answer).then(
          (content) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: content }),
          reject,
        );
      });
      upstream.end(body);
    });
  }

  send({ status, headers, body }: Answer): void {
    this.response.writeHead(status, withoutFraming(headers));
    this.response.end(body);
  }

  /** Sends a part of an answer that promises more, and breaks the connection. */
  async sendPart({ status, headers, body }: Answer, bytes: number): Promise<void> {
    this.response.writeHead(status, { ...withoutFraming(headers), 'content-length': body.length });
    await new Promise<void>((resolve) => this.response.write(body.subarray(0, bytes), () => resolve()));
    this.reset();
  }

  /** RST: the client learns that nothing more will come, and gets no answer. */
  reset(): void {
    this.request.socket.resetAndDestroy();
  }
}

/** The answer is complete here, so how it was cut into pieces on its way is over. */
function withoutFraming({
  'transfer-encoding': _,
  connection: __,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}
