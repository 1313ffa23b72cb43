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

/** One request between a client and the target, with the operations that faults are made of. */
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

  get authorization() {
    return this.request.headers.authorization;
  }

  /** Forwards the request to the target and waits for the whole answer; `headers` override those of the client. */
  async forward(headers: IncomingHttpHeaders = {}): Promise<Answer> {
    const body = await buffer(this.request);
    this.forwarded = true;
    const upstream = ask(new URL(this.request.url ?? '/', this.target), {
      method: this.method,
      headers: { ...this.request.headers, ...headers },
      agent: false,
    });
    // When the client aborts, the request to the target is aborted, too, as without a proxy.
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

  /** Sends fewer bytes than the answer's length promises, and breaks the connection. */
  async sendPart({ status, headers, body }: Answer, bytes: number): Promise<void> {
    this.response.writeHead(status, { ...withoutFraming(headers), 'content-length': body.length });
    await new Promise<void>((resolve) => this.response.write(body.subarray(0, bytes), () => resolve()));
    this.reset();
  }

  /** Sends RST: the client learns that no answer will come. */
  reset(): void {
    this.request.socket.resetAndDestroy();
  }
}

/** Without headers of the transfer encoding: the answer is complete here. */
function withoutFraming({
  'transfer-encoding': _,
  connection: __,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}
