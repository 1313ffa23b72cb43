#!/usr/bin/env node
/** `npx itinera <command>`: everything about what is live. */
process.argv.splice(2, 0, 'release');
await import('./run.mjs');
