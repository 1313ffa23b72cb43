/** Lint rules for numbers in texts. Counted nouns: `plural` of format writes `1 row` and `2 000 rows`; a count before a plural in a text says `1 rows`. */

const pluralNext = /^ (?:[a-z]+ ){0,2}?[a-z]*[a-rt-z]s\b/;
/** Words that end like a plural and are none, or begin another thought. */
const noPlural =
  /^ (?:of\b|is\b|has\b|was\b|as\b|ms\b|less\b|to\b|and\b|at\b|in\b|on\b|from\b|with\b|this\b|times\b)/;
const countName =
  /(?:^|_|[a-z])(?:length|size|count|total|nights|days|seats|rows|cells|columns|entries|hotels|trips|persons|attempts|stars|digits|limit)(?:_\w+)?$/i;
/** A limit of the program is more than one. */
const limitName = /^(?:most|soon|longest|max|min)[A-Z]/;

function nameOf(node) {
  if (!node) return '';
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  if (node.type !== 'CallExpression') return '';
  return node.callee.name === 'grouped' ? nameOf(node.arguments[0]) : '';
}

const isCount = (node) => countName.test(nameOf(node)) && !limitName.test(nameOf(node));
const isPlural = (text) => pluralNext.test(text) && !noPlural.test(text);

const plural = {
  create(context) {
    const refuse = (node) =>
      context.report({ node, message: 'Write a count with `plural` of format: `1 row`, `2 000 rows`.' });
    return {
      TemplateLiteral(node) {
        node.expressions.forEach((counted, index) => {
          if (isCount(counted) && isPlural(node.quasis[index + 1].value.raw)) refuse(counted);
        });
      },
      JSXElement(node) {
        node.children.forEach((child, index) => {
          const next = node.children[index + 1];
          if (child.type !== 'JSXExpressionContainer' || next?.type !== 'JSXText') return;
          if (isCount(child.expression) && isPlural(next.value.replace(/\s+/g, ' '))) refuse(child);
        });
      },
    };
  },
};

/** Numbers are written one way, as amounts are: `1 500` and `12,5`. */
const oneWay = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: args } = node;
        const isEnglish = args[0]?.type === 'Literal' && String(args[0].value).startsWith('en');
        if (isEnglish && callee.type === 'MemberExpression' && callee.property.name === 'toLocaleString')
          context.report({
            node,
            message: 'Write a number with `grouped` or `decimal` of format: `1 500`, `12,5`.',
          });
      },
    };
  },
};

export default {
  meta: { name: 'counts' },
  rules: { plural, 'one-way': oneWay },
};
