import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { unusedConnections } from './unusedConnections';

test('a stopping server finishes the answer that it is sending', async () => {
  let answer: ServerResponse | undefined;
  const server = createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
    answer = response;
    response.writeHead(200, { 'content-length': 5 });
    response.write('be');
  });
  const stop = unusedConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(client, 'data');

  const closed = once(server, 'close');
  stop();
  server.close();
  answer?.end('gun');
  client.resume();
  await closed;
  expect(server.listening).toBe(false);
});
