/** Lint rule for text: its sizes and weights are those of the theme (docs/design.md). */

const sizes = new Set([12, 13, 14, 16, 20, 26]);
const weights = new Set([400, 500, 600]);

/** Pixels of a literal size; undefined for what follows another size, such as `inherit`, or is for paper. */
function pixelsOf(value) {
  if (typeof value === 'number') return value;
  const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 'rem' ? 16 : 1);
}

const scale = {
  create(context) {
    return {
      Property(node) {
        const name = node.key.name ?? node.key.value;
        if (node.value.type !== 'Literal' || !['string', 'number'].includes(typeof node.value.value)) return;
        const { value } = node.value;
        const pixels = pixelsOf(value);
        if (name === 'fontSize' && pixels !== undefined && !sizes.has(pixels))
          context.report({ node, message: 'Use a size of the scale: 12, 13, 14, 16, 20 or 26 pixels.' });
        if (name === 'fontWeight' && typeof value === 'number' && !weights.has(value))
          context.report({ node, message: 'Use a weight of the scale: 400, 500 or 600.' });
      },
    };
  },
};

export default {
  meta: { name: 'sizes' },
  rules: { scale },
};
