import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { help, runCommand } from './command';
import { FaultProxy } from './faultProxy';

const usage = `A proxy in front of an HTTP server that breaks what passes.

  npm --prefix e2e run faults -- --target http://localhost:3000 --port 3100

${help}`;

const { values } = parseArgs({
  options: { target: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help || !values.target || !values.port) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

const proxy = await FaultProxy.start(values.target, Number(values.port));
console.log(`http://localhost:${proxy.port} leads to ${values.target}.\n${help}`);
for await (const line of createInterface({ input: process.stdin })) {
  await runCommand(proxy, line).then(console.log, (error: Error) => console.error(error.message));
}
await proxy.refuse();
