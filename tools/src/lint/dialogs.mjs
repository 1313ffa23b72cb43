/**
 * Lint rule for dialogs: their buttons name the action; only a form that edits has `Save`. Where the action itself is a cancellation, a button `Cancel` would be ambiguous.
 */

const says = /^(ok|okay|yes|no|save|submit|done)$/i;
const endsSomething = /^(cancel|void)\b/i;
const does = /^(add|book|change|confirm|convert|copy|decline|mark|new|rename|save|send|split)\b/i;

/** The text of an attribute as far as it is literal: a string, or the beginning of a template. */
function textOf(node, name) {
  const value = node.attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === name)?.value;
  if (!value) return undefined;
  const written = value.type === 'JSXExpressionContainer' ? value.expression : value;
  if (written.type === 'TemplateLiteral') return written.quasis[0].value.raw;
  return written.type === 'Literal' ? String(written.value) : '';
}

const verbs = {
  create(context) {
    const refuse = (node, message) => context.report({ node, message });
    return {
      JSXOpeningElement(node) {
        const dialog = node.name.name;
        if (dialog !== 'ConfirmDialog' && dialog !== 'FormDialog') return;
        const isForm = dialog === 'FormDialog';
        const verb = textOf(node, isForm ? 'saveVerb' : 'verb');
        const keep = textOf(node, 'cancelVerb');
        if (!isForm && says.test(verb ?? ''))
          refuse(node, 'Name the action on the button: `Delete`, not `Yes`.');
        const title = textOf(node, isForm ? 'title' : 'question') ?? '';
        if (isForm && does.test(title) && (verb === undefined || says.test(verb)))
          refuse(node, 'Name on the button what the form does, as `saveVerb`: `Add hotel`, not `Save`.');
        if (!endsSomething.test(title)) return;
        if (keep === undefined || /^cancel$/i.test(keep))
          refuse(node, 'Name what the other button keeps, as `cancelVerb`: `Keep booking`, not `Cancel`.');
        if (verb === undefined || says.test(verb))
          refuse(node, 'Name what ends on the button: `Cancel booking`, not `Save`.');
      },
    };
  },
};

export default {
  meta: { name: 'dialogs' },
  rules: { verbs },
};
