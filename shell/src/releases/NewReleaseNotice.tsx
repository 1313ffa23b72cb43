import { useDrafts, useWork } from '@itinera/shared/state';
import { Alert, Button } from '@itinera/shared/ui';
import { useEffect, useState } from 'react';
import { deviceMark } from '../drafts/deviceMark';
import { newsText, remedyText } from './newsText';
import { useIdle } from './useIdle';
import { useNewReleases } from './useNewReleases';

interface NewReleaseNoticeProps {
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/**
 * Announces once that releases were deployed since the page was loaded. Waits until nothing is unsaved or running, and stays until it is
 * answered: no page reloads by itself.
 */
export function NewReleaseNotice({ reload = reloadPage }: NewReleaseNoticeProps) {
  const idle = useIdle();
  const [dismissed, setDismissed] = useState<string[]>([]);
  const news = useNewReleases().filter(({ of, release }) => !dismissed.includes(`${of} ${release}`));
  const [shown, setShown] = useState(false);
  const isOffered = news.length > 0 && (shown || idle);
  if (shown !== isOffered) setShown(isOffered);

  const [reloading, setReloading] = useState(false);
  const { unsaved, running } = useWork();
  const losesDrafts = useDrafts((drafts) => Object.keys(drafts).length > 0) && !deviceMark.isSet();
  const isSafe = unsaved.length === 0;
  useEffect(() => {
    if (reloading && isSafe && running === 0) reload();
  }, [reloading, isSafe, running, reload]);

  if (!shown) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <>
          {isSafe && (
            <Button color="inherit" size="small" onClick={() => setReloading(true)}>
              {reloading ? 'Saving first…' : 'Reload'}
            </Button>
          )}
          <Button
            color="inherit"
            size="small"
            onClick={() => setDismissed([...dismissed, ...news.map(({ of, release }) => `${of} ${release}`)])}
          >
            Later
          </Button>
        </>
      }
    >
      {newsText(news)} {remedyText(news, unsaved, losesDrafts)}
    </Alert>
  );
}
