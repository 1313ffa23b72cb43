import { serveRemote } from '../release/serveRemote';
import type { App } from '../workspace/apps';
import { linkInto } from './linkInto';

export interface Development {
  /** Address of the shell that the remote is opened in. */
  shell: string | undefined;
  /** Port of the development server, if not the remote's default. */
  port: number | undefined;
}

/** Serves a remote from its sources until Ctrl-C, for a development build of the shell that runs elsewhere. */
export async function develop(app: App, { shell, port }: Development): Promise<never> {
  const origin = await serveRemote(app, port);
  console.log(`${app.name} is served from its sources at ${origin}. Open it in a development shell:`);
  console.log(linkInto(shell ?? 'https://<development shell>', app, origin));
  return new Promise(() => undefined);
}
