/** Lint rules for amounts: they are in minor units, and only their currency knows how many of these make one major unit. */

const namesRate = /^(rate|rate_.*|rate[A-Z].*|.*_rate|.*Rate|.*_rate_.*|millionths)$/;
const namesAmount = /^(minor|.*_minor|.*Minor|amount)$/;
const wrappers = new Set([
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

/** Names in a factor: `BigInt(rate.millionths)` has `rate` and `millionths`. */
function namesOf(node) {
  if (wrappers.has(node.type)) return namesOf(node.expression);
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression' && !node.computed)
    return [...namesOf(node.object), node.property.name];
  if (node.type === 'MemberExpression')
    return [
      ...namesOf(node.object),
      ...(node.property.type === 'Literal' ? [String(node.property.value)] : []),
    ];
  if (node.type === 'LogicalExpression') return [...namesOf(node.left), ...namesOf(node.right)];
  const callee = node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : '';
  return callee === 'BigInt' || callee === 'Number' ? node.arguments.flatMap(namesOf) : [];
}
const isNamed = (names) => (node) => namesOf(node).some((name) => names.test(name));
const isRate = isNamed(namesRate);
const isAmount = isNamed(namesAmount);

const isLiteral = ({ type }) => type === 'Literal';
const isPowerOfTen = (node) => isLiteral(node) && /^10+n?$/.test(String(node.value));

const scales = new Set(['*', '/', '*=', '/=']);

const oneConversion = {
  create(context) {
    const refuse = (node) =>
      context.report({
        node,
        message: 'Convert with `convert` of pricing: it knows the decimals of both currencies.',
      });
    // A literal times a rate converts the rate's unit; the result is no amount.
    const ofTwo = (node) => {
      const factors = [node.left, node.right];
      if (scales.has(node.operator) && factors.some(isRate) && !factors.some(isLiteral)) refuse(node);
    };
    return {
      BinaryExpression: ofTwo,
      AssignmentExpression: ofTwo,
      CallExpression(node) {
        const isScaled =
          node.callee.type === 'Identifier' && ['scaled', 'shareOf'].includes(node.callee.name);
        if (isScaled && node.arguments.some(isRate)) refuse(node);
      },
    };
  },
};

const ownDecimals = {
  create(context) {
    const ofTwo = (node) => {
      const isOf = (one, other) => isAmount(one) && isPowerOfTen(other);
      if (scales.has(node.operator) && (isOf(node.left, node.right) || isOf(node.right, node.left)))
        context.report({
          node,
          message: 'Not every currency has two decimals: ask `currencyDigits`, or use `formatMoney`.',
        });
    };
    return { BinaryExpression: ofTwo, AssignmentExpression: ofTwo };
  },
};

/** The name of a field: `name="currency"`, `{...field('currency')}` or `name={field('from_currency')}`. */
const namesCurrency = /['"`](?:[\w.]*[_.])?currency['"`]/;

const chosenCurrency = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'TextInput') return;
        if (node.attributes.some((attribute) => namesCurrency.test(context.sourceCode.getText(attribute))))
          context.report({ node, message: 'A currency is chosen: use `CurrencyInput` of choices.' });
      },
    };
  },
};

export default {
  meta: { name: 'amounts' },
  rules: { 'one-conversion': oneConversion, 'own-decimals': ownDecimals, 'chosen-currency': chosenCurrency },
};
