import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { root } from '../../../tools/src/workspace/paths';

export interface Circumstances {
  date: string;
  /** With a plus sign when sources differed from it. */
  commit: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
  chromium: string;
}

export function circumstances(browser: Browser): Circumstances {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
    chromium: browser.version(),
  };
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!bench', ':!docs');
    return git('rev-parse', '--short=12', 'HEAD') + (changed && '+');
  } catch {
    return 'unknown';
  }
}
