import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  messageId: string;
  to: string[];
  /** The mail as received: headers and body. */
  source: string;
}

export interface MailSink {
  url: string;
  received: ReceivedMail[];
  /** Breaks all connections. */
  kill(): Promise<void>;
}

class Refusal extends Error {
  constructor(readonly responseCode: number) {
    super('Refused by the test.');
  }
}

const answerTo = (address: string): Refusal | undefined => {
  if (address.startsWith('never@')) return new Refusal(550);
  return address.startsWith('later@') ? new Refusal(451) : undefined;
};

/** A mail server on loopback that stores what it receives; it refuses `never@` for good and `later@` temporarily. */
export async function startMailSink(
  port = 0,
  whenReceived: (count: number) => void = () => undefined,
): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onRcptTo: ({ address }, _, callback) => callback(answerTo(address)),
    onData(stream, { envelope }, callback) {
      void text(stream).then((source) => {
        const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(source) ?? [];
        received.push({ messageId, to: envelope.rcptTo.map(({ address }) => address), source });
        callback();
        whenReceived(received.length);
      });
    },
  });
  // Tests break connections on purpose.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`,
    received,
    kill: () => new Promise((resolve) => server.close(resolve)),
  };
}
