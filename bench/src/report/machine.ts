import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { root } from '../../../tools/src/workspace/paths';

export interface Machine {
  date: string;
  /** With a plus sign if the working tree had changes. */
  commit: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
}

export interface Circumstances extends Machine {
  chromium: string;
}

export const circumstances = (browser: Browser): Circumstances => ({
  ...machine(),
  chromium: browser.version(),
});

export function machine(): Machine {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
  };
}

export const onMachine = ({ date, commit, cpu, cores, memoryGb, node }: Machine) =>
  `Measured on ${date} at commit ${commit}: ${cores} cores (${cpu}), ${memoryGb} GB, Node ${node}.`;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!bench', ':!docs');
    return git('rev-parse', '--short=12', 'HEAD') + (changed && '+');
  } catch {
    return 'unknown';
  }
}
