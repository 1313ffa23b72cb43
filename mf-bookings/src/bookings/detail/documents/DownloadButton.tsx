import { documentsPath, errorAnswer } from '@itinera/shared/contracts';
import { messageOf, refreshSession } from '@itinera/shared/data';
import { showSnackbar, session } from '@itinera/shared/state';
import { Button } from '@itinera/shared/ui';
import { useState } from 'react';

const ask = (uploadId: string): Promise<Response> =>
  fetch(`${documentsPath}/${uploadId}`, {
    headers: { Authorization: `Bearer ${session().accessToken ?? ''}` },
  });

const notDownloaded = 'The file could not be downloaded. Try again.';

/** Downloads a private file within the session; rejects with the server's message. */
async function fetchDocument(uploadId: string): Promise<Blob> {
  const first = await ask(uploadId);
  const renewed = first.status === 401 ? await refreshSession() : undefined;
  // The person is still signed in then, and trying again may help.
  if (renewed === 'unreachable') throw new Error(notDownloaded);
  const answer = renewed === 'user' ? await ask(uploadId) : first;
  const isFile = /^(application\/pdf|image\/webp)/.test(answer.headers.get('content-type') ?? '');
  if (answer.ok && isFile) return answer.blob();
  const refusal = errorAnswer.safeParse(await answer.json().catch(() => undefined));
  throw new Error(refusal.success ? refusal.data.message : notDownloaded);
}

interface DownloadButtonProps {
  uploadId: string;
  /** Such as `Voucher, version 1`. */
  name: string;
  fileName: string;
}

/** Downloads a private file. It is requested with the session, which a plain link would not send. */
export function DownloadButton({ uploadId, name, fileName }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const address = URL.createObjectURL(await fetchDocument(uploadId));
      const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      showSnackbar(messageOf(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      disabled={isBusy}
      aria-label={`Download ${name}: ${fileName}`}
      title={`Download ${fileName}`}
      sx={{
        display: 'block',
        px: 0.5,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        textDecoration: 'underline',
      }}
      onClick={() => void download()}
    >
      {fileName}
    </Button>
  );
}
