/** Lint rule for writes: only one place makes the header of the idempotency key. */

const namesKey = (value) => typeof value === 'string' && value.toLowerCase() === 'idempotency-key';

const oneKey = {
  create(context) {
    return {
      Literal(node) {
        if (namesKey(node.value))
          context.report({ node, message: 'Use `act`, `runWrites` or `client` of data: they send the key.' });
      },
    };
  },
};

export default {
  meta: { name: 'writes' },
  rules: { 'one-key': oneKey },
};
