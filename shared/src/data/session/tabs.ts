/** Messages that the tabs of one origin broadcast to each other. */
export type Notice = { type: 'refreshed'; accessToken: string } | { type: 'signed-out' };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('itinera-session');

export const broadcast = (notice: Notice): void => channel?.postMessage(notice);

export function onBroadcast(listener: (notice: Notice) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Notice>) => listener(data));
}
