#!/usr/bin/env node
/** `npx itinera <command>`: commands about the live releases. */
process.argv.splice(2, 0, 'release');
await import('./run.mjs');
