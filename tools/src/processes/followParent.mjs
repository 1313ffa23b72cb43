/** Preloaded into each server: if the parent is killed, it can't stop its servers, so each stops itself. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
