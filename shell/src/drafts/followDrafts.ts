import { useDrafts } from '@itinera/shared/state';
import { deviceMark } from './deviceMark';

/** Keeps drafts on the device from the first one on, and looks for earlier ones if the mark is set; other visits load nothing for it. */
export function followDrafts(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    import(/* webpackChunkName: "drafts" */ './keepOnDevice').then(
      ({ keepOnDevice }) => keepOnDevice(),
      (error: unknown) => {
        isStarted = false;
        console.warn('Unsaved input is not kept on this device:', error);
      },
    );
  };
  useDrafts.subscribe(start);
  if (deviceMark.isSet()) start();
}
