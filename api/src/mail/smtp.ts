import { createTransport } from 'nodemailer';
import type { Config } from '../base/config';
import { MailRefused, type SendMail } from './deliverMails';

const timeoutMs = 10_000;

interface MailServer {
  send: SendMail;
  close(): void;
}

/** The server answers 5xx to this mail or its address; any other failure may be temporary. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const aboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return aboutTheMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

export function connectMailServer(smtpUrl: string, from: Config['mailFrom']): MailServer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // A mail contains only what is in the outbox.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain] = /@([^>]+)/.exec(from) ?? [];

  return {
    async send({ id, recipient, subject, body }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<${id}@${domain ?? 'itinera'}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error instanceof Error ? error.message : '') : error;
      }
    },
    close: () => transport.close(),
  };
}
