import { expect, test } from '@jest/globals';
import { fillText } from './notificationTexts';

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'nothing'])(
  'a text with {%s}, which no event has, gets a dash',
  (name) => {
    expect(fillText(`{ref}: {${name}}`, { ref: 'BE-1' })).toBe('BE-1: —');
  },
);
