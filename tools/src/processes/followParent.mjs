/** Preloaded into each server: a parent that was killed can't stop it, and must not leave it behind. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
