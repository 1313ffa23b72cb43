/** Rule of our own for writes: one place makes the headers under which a repeated request is carried out once. */

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
