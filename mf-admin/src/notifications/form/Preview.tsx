import {
  locales,
  notificationPreviewPath,
  notificationTestPath,
  type Answer,
  type NotificationEvent,
  type NotificationRule,
} from '@itinera/shared/contracts';
import { act, call, failureOf, intentOf, messageOf } from '@itinera/shared/data';
import { languages } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';

interface PreviewProps {
  event: NotificationEvent;
  templates: NotificationRule['templates'];
  recipients: readonly string[];
}

type Texts = NonNullable<NotificationRule['templates']>;
type Shown = Texts & { partner?: Texts; customer?: Texts };

/** The texts of each kind of reader, staff first. */
const readersIn = ({ partner, customer, ...staff }: Shown): [string, Texts][] => [
  [partner || customer ? ', for staff' : '', staff],
  ...(partner ? ([[', for the partner', partner]] as [string, Texts][]) : []),
  ...(customer ? ([[', for the customer', customer]] as [string, Texts][]) : []),
];

/** Sends a test message. The idempotency key makes sure that a repeat after a lost answer sends it once. */
const sendTest = (body: PreviewProps, key: string) => act({ path: notificationTestPath, body }, key);

/** Preview of the texts with data of a real entry, and a button that sends a test message to oneself. */
export function Preview({ event, templates, recipients }: PreviewProps) {
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [tests] = useState(() => intentOf(sendTest));
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setIsBusy(false);
  };
  const preview = () =>
    run(async () => {
      const { result } = await call<Answer<Shown>>({
        method: 'POST',
        url: notificationPreviewPath,
        data: { event, templates, recipients },
      });
      setShown(result);
    });
  const test = () =>
    run(async () => {
      await tests.send({ event, templates, recipients }).catch((error: unknown) => {
        throw new Error(failureOf(error, { whether: 'the test was sent' }), { cause: error });
      });
      showSnackbar('Sent to yourself: look at the bell, and at your mail', 'success');
    });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" disabled={isBusy} onClick={() => void preview()}>
          Preview
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => void test()}>
          Send a test to me
        </Button>
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <div role="status">
        {shown &&
          readersIn(shown).flatMap(([reader, texts]) =>
            locales.map((locale) => (
              <Box key={`${locale}${reader}`} lang={locale} sx={{ py: 1, overflowWrap: 'anywhere' }}>
                <Typography variant="body2" color="textSecondary" lang="en">
                  {`${languages[locale]}${reader}`}
                </Typography>
                <Typography sx={{ fontWeight: 600 }}>{texts[locale].subject}</Typography>
                <Typography sx={{ whiteSpace: 'pre-line' }}>{texts[locale].body}</Typography>
              </Box>
            )),
          )}
      </div>
    </Box>
  );
}
