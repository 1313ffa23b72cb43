/** Lint rules for days: the current day depends on a time zone, which must be that of the business, never that of the device. */

const localParts = /^(get|set)(FullYear|Month|Date|Day|Hours)$|^toLocale(Date|Time)String$|^toDateString$/;

const nameOf = ({ type, computed, property }) =>
  type === 'MemberExpression' && !computed ? property.name : '';
const readsClock = (node) =>
  node.type === 'BinaryExpression'
    ? readsClock(node.left) || readsClock(node.right)
    : node.type === 'CallExpression' && node.callee.object?.name === 'Date' && nameOf(node.callee) === 'now';
const isNow = (node) =>
  node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.every(readsClock);
const hasTimeZone = (options) =>
  options?.type !== 'ObjectExpression' ||
  options.properties.some((each) => each.type !== 'Property' || each.key.name === 'timeZone');

const businessDay = {
  create(context) {
    const refuse = (node) =>
      context.report({
        node,
        message: 'Use `today` or `dayAt` (of `state`, or of the API’s `base`): this is a day of the machine.',
      });
    return {
      CallExpression(node) {
        const name = nameOf(node.callee);
        const isLocal = localParts.test(name) && !(name.startsWith('to') && hasZoneAmong(node.arguments));
        const isBareDayjs = node.callee.name === 'dayjs' && node.arguments.length === 0;
        const isUtcToday =
          name === 'slice' &&
          node.callee.object.type === 'CallExpression' &&
          nameOf(node.callee.object.callee) === 'toISOString' &&
          isNow(node.callee.object.callee.object);
        if (isLocal || isBareDayjs || isUtcToday) refuse(node);
      },
      NewExpression(node) {
        const isFormat = nameOf(node.callee) === 'DateTimeFormat';
        if (isFormat && (node.arguments.length < 2 || !hasTimeZone(node.arguments[1]))) refuse(node);
      },
    };
  },
};

function hasZoneAmong(given) {
  return given.length > 1 && hasTimeZone(given[1]);
}

/** A field says how it reads a date such as 3/4/2027, which can be two days. */
const saysHowRead = {
  create(context) {
    const readers = [];
    let says = false;
    return {
      ImportSpecifier(node) {
        if (node.imported.name === 'readDay') readers.push(node);
        if (node.imported.name === 'doubtOfDay') says = true;
      },
      MemberExpression(node) {
        const isReader = node.object.type === 'Identifier' && node.object.name === 'dayReader';
        if (isReader && nameOf(node) === 'read') readers.push(node);
        if (isReader && nameOf(node) === 'doubtOf') says = true;
      },
      'Program:exit'() {
        if (says) return;
        for (const node of readers)
          context.report({
            node,
            message:
              'Use `DateInput` or `DayLine`, or show `doubtOfDay`: a typed date can be read in two ways.',
          });
      },
    };
  },
};

export default {
  meta: { name: 'days' },
  rules: { 'business-day': businessDay, 'says-how-read': saysHowRead },
};
