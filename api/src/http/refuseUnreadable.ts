import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@itinera/shared/contracts';
import { safeHeaders } from './safeHeaders';

const statusOf = (code: unknown): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

function envelope(): string {
  const message = 'This is not a request that the server can read. Check its first line and its headers.';
  const body: ErrorAnswer = {
    success: false,
    error: { code: 'invalid', message, request_id: randomUUID() },
    message,
  };
  return JSON.stringify(body);
}

/** Answers malformed or too slow requests, for which no hook of the server ever runs. */
export function refuseUnreadable(error: Error & { code?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf(error.code);
  const body = envelope();
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...safeHeaders,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroy(error);
}
