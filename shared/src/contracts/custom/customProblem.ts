import * as z from '@itinera/shared/schema';
import { email } from '../auth';
import { currencyDigits } from '../currencyDigits';
import { day, id, phone } from '../fields';
import { highestAmount } from '../highestAmount';
import { emptyDay, emptyNumber, emptyText } from '../namedProblem';
import { isEmptyValue } from './emptyValue';
import type { CustomRule } from './customRule';
import type { CustomValue, CustomValues } from './customValues';

const isAllowed = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;

const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/.]+\.\S+$/));

/** Characters that each sign of a pattern allows; other signs are literal. */
const signs: Record<string, RegExp> = { '#': /\p{Nd}/u, A: /\p{L}/u, '*': /[\p{L}\p{Nd}]/u };

const matchesPattern = (text: string, pattern: string): boolean => {
  const [typed, wanted] = [Array.from(text), Array.from(pattern)];
  return (
    typed.length === wanted.length &&
    wanted.every((sign, place) => signs[sign]?.test(typed[place] ?? '') ?? sign === typed[place])
  );
};

function textProblem(text: string, { max_length, pattern }: CustomRule): string | undefined {
  if (max_length !== null && text.length > max_length)
    return `Enter at most ${max_length} ${max_length === 1 ? 'character' : 'characters'}.`;
  if (pattern !== null && !matchesPattern(text, pattern))
    return `Use the pattern ${pattern}: # is a digit, A a letter, * either.`;
  return undefined;
}

function numberProblem(value: CustomValue, { min, max }: CustomRule, unit = 1): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return emptyNumber;
  if (min !== null && value < min * unit) return `Enter ${min} or more.`;
  if (max !== null && value > max * unit) return `Enter ${max} or less.`;
  return undefined;
}

/** Other amounts end at the same. */
function amountProblem(value: CustomValue, rule: CustomRule): string | undefined {
  const unit = 10 ** currencyDigits(rule.currency ?? 'EUR');
  const most = highestAmount / unit;
  const [min, max] = [Math.max(rule.min ?? -most, -most), Math.min(rule.max ?? most, most)];
  return numberProblem(value, { ...rule, min, max }, unit);
}

/** Why a value does not fit the type of its field, with what to enter instead. */
function problemOf(rule: CustomRule, value: CustomValue): string | undefined {
  const offered = rule.options.map((option) => option.value);
  switch (rule.type) {
    case 'text':
    case 'textarea':
      return typeof value === 'string' ? textProblem(value, rule) : 'Enter text.';
    case 'number':
      return numberProblem(value, rule);
    case 'money':
      return Number.isInteger(value) ? amountProblem(value, rule) : 'Enter an amount.';
    case 'date':
      return isAllowed(day, value) ? undefined : emptyDay;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'Use true or false.';
    case 'select':
      return typeof value === 'string' && offered.includes(value) ? undefined : 'Choose one of the options.';
    case 'multiselect':
      return Array.isArray(value) && value.every((one) => offered.includes(one))
        ? undefined
        : 'Choose of the options.';
    case 'url':
      return isAllowed(webAddress, value) ? undefined : 'Use a web address that begins with https://.';
    case 'email':
      return isAllowed(email, value) ? undefined : 'Enter an e-mail address such as name@example.com.';
    case 'phone':
      return isAllowed(phone, value) ? undefined : 'Use an international number such as +37120000000.';
    case 'user':
      return isAllowed(id, value) ? undefined : 'Choose a user.';
  }
}

/** Why a custom value is refused, as a sentence; undefined if it is valid. Used by server and forms. */
export function customProblem(rule: CustomRule, value: CustomValue | undefined): string | undefined {
  if (value === undefined || isEmptyValue(value)) return rule.required ? emptyText : undefined;
  return problemOf(rule, value);
}

/** Errors of the custom values of an entry, by path: `custom.vip`. */
export function customProblemsIn(
  definitions: readonly (CustomRule & { key: string })[],
  values: CustomValues,
): Record<string, string> {
  return Object.fromEntries(
    definitions.flatMap((field) => {
      const problem = customProblem(field, values[field.key]);
      return problem ? [[`custom.${field.key}`, problem]] : [];
    }),
  );
}
