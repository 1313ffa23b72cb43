import { messageOf } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';
import { Button } from '@itinera/shared/ui';
import { useState } from 'react';
import { fetchDocument } from './fetchDocument';

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
    <Button size="small" disabled={isBusy} aria-label={`Download ${name}`} onClick={() => void download()}>
      Download
    </Button>
  );
}
