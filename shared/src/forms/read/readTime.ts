import type { Reader } from './reader';

const problem = 'Use hours and minutes such as 14:00.';

/** Parses `9`, `930`, `9.30` and `09:30`. */
export const timeReader: Reader<string> = {
  read: (text) => {
    const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.\s]?(\d{2}))?$/.exec(text.trim()) ?? [];
    const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
    return isTime ? `${hours.padStart(2, '0')}:${minutes}` : { typed: text, problem };
  },
  show: (time) => time,
};
