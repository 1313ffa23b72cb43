/** An answer before it is judged: whatever came, from whichever server. */
export interface RawAnswer {
  status: number;
  type: string | null;
  /** The entity tag. */
  tag: string | null;
  /** Undefined unless it is JSON. */
  body: unknown;
}

export interface RequestOptions {
  method: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal | undefined;
  /** Milliseconds until the request is given up; 15 s unless given. */
  timeout?: number | undefined;
  /** Called with the share of the body that is sent, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined;
}

/** Why there is no answer. */
export type NoAnswer = 'timeout' | 'unreachable';

const TIMEOUT_MS = 15_000;

/**
 * One request with all of its answer; rejects with a `NoAnswer`. `fetch` does not report how much of an upload is sent.
 */
export const request = (address: string, options: RequestOptions): Promise<RawAnswer> =>
  new Promise((resolve, reject: (reason: NoAnswer) => void) => {
    const { method, headers = {}, body, signal, timeout = TIMEOUT_MS, onSent } = options;
    const http = new XMLHttpRequest();
    http.open(method, address);
    http.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value);
    const abort = () => http.abort();
    if (signal?.aborted) return reject('unreachable');
    signal?.addEventListener('abort', abort);
    http.onloadend = () => signal?.removeEventListener('abort', abort);
    http.ontimeout = () => reject('timeout');
    http.onerror = http.onabort = () => reject('unreachable');
    http.onload = () =>
      resolve({
        status: http.status,
        type: http.getResponseHeader('content-type'),
        tag: http.getResponseHeader('etag'),
        body: parsed(http.responseText),
      });
    if (onSent) http.upload.onprogress = ({ loaded, total }) => onSent(total ? loaded / total : 0);
    http.send(body);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
