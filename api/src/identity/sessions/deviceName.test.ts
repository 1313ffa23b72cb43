import { expect, test } from '@jest/globals';
import { deviceName } from './deviceName';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [mozilla('Windows NT 10.0; Win64; x64; rv:140.0', 'Gecko/20100101 Firefox/140.0'), 'Firefox on Windows'],
  [mozilla('X11; Linux x86_64', `${webkit} Chrome/140.0.0.0 Safari/537.36`), 'Chrome on Linux'],
  [mozilla('Windows NT 10.0', `${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`), 'Edge on Windows'],
  [
    mozilla('Linux; Android 15', `${webkit} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`),
    'Samsung Internet on Android',
  ],
  [
    mozilla('iPhone; CPU iPhone OS 18_0 like Mac OS X', `${webkit} Version/18.0 Safari/604.1`),
    'Safari on iPhone',
  ],
  [mozilla('Macintosh; Intel Mac OS X 10_15_7', `${webkit} Version/18.0 Safari/605.1.15`), 'Safari on macOS'],
  ['node', null],
  [undefined, null],
])('%s', (agent, name) => expect(deviceName(agent)).toBe(name));
