import { rspack } from '@rspack/core';
import { requireFreePorts } from './processes/freePorts';
import { printOverview } from './processes/overview';
import { sourceServices } from './processes/services';
import { supervise } from './processes/supervise';
import { publishForDevelopment } from './registry/development';
import { buildRelease } from './release/buildRelease';
import { developmentRelease, folderOf } from './release/release';
import { serveRemote } from './release/serveRemote';
import { appIn, configOf, remotes, shell } from './workspace/apps';

/** `dev -- mf-hotels` serves that remote from its sources and the others as built; without a name, all are served from sources. */
export async function run(folders: string[]): Promise<number> {
  const chosen = folders.length ? folders.map(appIn).filter((app) => app !== shell) : remotes;
  await requireFreePorts();
  const built = [];
  for (const app of remotes.filter((remote) => !chosen.includes(remote))) {
    built.push({ app, ...(await buildRelease(app)) });
  }
  await watchShell();
  const origins = new Map<string, string>();
  for (const app of chosen) origins.set(app.name, await serveRemote(app));
  const registry = await publishForDevelopment(built, origins);
  return supervise(sourceServices(registry, [...origins.values()]), printOverview);
}

/** Rebuilds the shell whenever its sources or the shared layers change; resolves after the first build. */
async function watchShell() {
  const config = await configOf(shell);
  const compiler = rspack(config({ outputPath: folderOf(shell, developmentRelease) }));
  await new Promise<void>((resolve) => {
    compiler.watch({}, (error, stats) => {
      console.log(
        error?.message ?? stats?.toString({ preset: 'errors-warnings', timings: true, colors: true }),
      );
      resolve();
    });
  });
}
