/** Lint rule for counted nouns: `plural` of format writes `1 row` and `2,000 rows`; a count before a plural in a text says `1 rows`. */

const pluralNext = /^ (?:[a-z]+ ){0,2}?[a-z]*[a-rt-z]s\b/;
/** Words that end like a plural and are none, or begin another thought. */
const noPlural =
  /^ (?:of\b|is\b|has\b|was\b|as\b|ms\b|less\b|to\b|and\b|at\b|in\b|on\b|from\b|with\b|this\b|times\b)/;
const countName =
  /(?:^|_|[a-z])(?:length|size|count|total|nights|days|seats|rows|cells|columns|entries|hotels|trips|persons|attempts|stars|digits|limit)(?:_\w+)?$/i;
/** A limit of the program is more than one. */
const limitName = /^(?:most|soon|longest|max|min)[A-Z]/;

function nameOf(node) {
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  if (node.type !== 'CallExpression') return '';
  const { callee } = node;
  return callee.type === 'MemberExpression' && callee.property.name === 'toLocaleString'
    ? nameOf(callee.object)
    : '';
}

const isCount = (node) => countName.test(nameOf(node)) && !limitName.test(nameOf(node));
const isPlural = (text) => pluralNext.test(text) && !noPlural.test(text);

const plural = {
  create(context) {
    const refuse = (node) =>
      context.report({ node, message: 'Write a count with `plural` of format: `1 row`, `2,000 rows`.' });
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

export default {
  meta: { name: 'counts' },
  rules: { plural },
};
