/** Lint rules for words. `not-used`: finds those that CONTRIBUTING lists as not used, in names, comments, titles and texts. Members are checked where they are declared: those of libraries have their own names. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const contributing = readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8');
const [, table = ''] = contributing.split('| not used | instead |');

/** From each term to what replaces it. */
const replacements = new Map(
  table
    .split('\n\n')[0]
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, terms]) => terms && !terms.startsWith('-'))
    .flatMap(([, terms, instead]) => terms.split(', ').map((term) => [term, instead])),
);
/** Between words of one term is a space, the edge of a line with its asterisk, a hyphen, an underscore, or in a name nothing. */
const terms = new RegExp(
  [...replacements.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replaceAll(' ', '[\\s*/_-]*'))
    .join('|'),
  'gi',
);

const isLetter = (char) => /[a-z]/i.test(char);
const isUpper = (char) => /[A-Z]/.test(char);
/** A word ends where letters end, or where the next begins with a capital, as in a name in camelCase. */
const isEdge = (before, after) =>
  !isLetter(before) || !isLetter(after) || (!isUpper(before) && isUpper(after));

/** Each unused word in a text, with the index where it begins. */
export function unusedWordsIn(text) {
  return [...text.matchAll(terms)]
    .filter(
      ({ 0: found, index }) =>
        isEdge(text[index - 1] ?? ' ', found[0]) && isEdge(found.at(-1), text[index + found.length] ?? ' '),
    )
    .map(({ 0: found, index }) => ({ found, index, instead: insteadOf(found) }));
}

function insteadOf(found) {
  const letters = found.toLowerCase().replace(/[^a-z]/g, '');
  for (const [term, instead] of replacements) if (term.replaceAll(' ', '') === letters) return instead;
  return '';
}

const notUsed = {
  create(context) {
    const report = (place, text) => {
      for (const { found, index, instead } of unusedWordsIn(text))
        context.report({
          ...place(index),
          message: `Not used (CONTRIBUTING, Words): "${found.replace(/[\s*/]+/g, ' ')}". Instead: ${instead}.`,
        });
    };
    const ofNode = (node) => () => ({ node });
    const name = (node) => report(ofNode(node), node.name);
    const { sourceCode } = context;
    return {
      Program(node) {
        report(() => ({ node }), basename(context.filename));
        for (const comment of sourceCode.getAllComments())
          report((index) => {
            const start = sourceCode.getLocFromIndex(comment.range[0] + 2 + index);
            return { loc: { start, end: start } };
          }, comment.value);
      },
      Identifier(node) {
        const { parent } = node;
        const isMember = parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
        if (!isMember) name(node);
      },
      PrivateIdentifier: name,
      JSXText: (node) => report(ofNode(node), node.value),
      TemplateElement: (node) => report(ofNode(node), node.value.raw),
      Literal(node) {
        if (typeof node.value === 'string' && !node.parent.type.startsWith('Import'))
          report(ofNode(node), node.value);
      },
    };
  },
};

/** Spellings of texts that people read. Names in code have their own, also within a text: `{traveller}`, `[data-price=markup]`. */
const spellings = [
  [/(?<!\{)\btravellers?\b/i, 'traveler'],
  [/(?<!=)\bmark ?up\b/i, 'mark-up'],
];

/** A text is written in words: a name in code has no space. */
const oneSpelling = {
  create(context) {
    const check = (node, text) => {
      if (!/\S\s\S/.test(text)) return;
      for (const [other, spelling] of spellings)
        if (other.test(text)) context.report({ node, message: `Texts spell it "${spelling}".` });
    };
    return {
      JSXText: (node) => check(node, node.value),
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
    };
  },
};

export default {
  meta: { name: 'words' },
  rules: { 'not-used': notUsed, 'one-spelling': oneSpelling },
};
