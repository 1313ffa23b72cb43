import * as z from 'zod/mini';
import type { App } from '../src/http/app';

const method = z.enum(['GET', 'POST', 'PUT', 'DELETE', 'HEAD']);

export interface RunningRoute {
  method: z.infer<typeof method>;
  url: string;
}

/** The routes that the server really serves, parsed from the printed tree of its router, which indents by four characters. */
export function runningRoutes(app: App): RunningRoute[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, listed] = /^(.*)── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      if (indent === undefined || part === undefined || listed === undefined) return [];
      const depth = Math.floor(indent.length / 4);
      const url = (parents[depth - 1] ?? '') + part;
      parents[depth] = url;
      return listed.split(', ').map((name) => ({ method: method.parse(name), url }));
    });
}
