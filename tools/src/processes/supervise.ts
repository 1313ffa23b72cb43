import { launch, ready, stop, type RunningService, type Service } from './service';

/**
 * Runs services together until a signal, or until one of them ends, and then stops all. Returns the exit
 * code.
 */
export async function supervise(services: Service[], onReady: () => void): Promise<number> {
  const signalled = Promise.race([signal(), npmEnded()]);
  const running = services.map(launch);
  const firstEnd = Promise.race(running.map((service) => service.ended.then(() => service)));
  const allReady = Promise.all(running.map(ready)).then(() => 'ready' as const);

  const beginning = await Promise.race([allReady, firstEnd, signalled]);
  if (beginning === 'ready') onReady();
  const end = beginning === 'ready' ? await Promise.race([firstEnd, signalled]) : beginning;
  if (end !== 'signal') console.error(`${end.name} ${howItEnded(end)}, so everything is stopped.`);
  await Promise.all(running.map(stop));
  return end === 'signal' ? 0 : 1;
}

const signal = () =>
  new Promise<'signal'>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve('signal'));
  });

/** npm, the parent process at the start. It may end during a long build, before the services run. */
const npm = process.ppid;

/** npm runs this process through a shell, and a signal to npm ends those two without arriving here. */
const npmEnded = () =>
  new Promise<'signal'>((resolve) => {
    const look = () => process.ppid !== npm && resolve('signal');
    if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
  });

function howItEnded({ process: { exitCode, signalCode } }: RunningService): string {
  return signalCode ? `was ended by ${signalCode}` : `ended with code ${exitCode}`;
}
