import type { Module } from '@swc/core';
import { parseModule } from './parseModule';

/** A name that a module imports from another. */
export interface ImportedName {
  from: string;
  name: string;
}

/**
 * The names that a source file imports. For a module imported as a whole (`import * as`, `import()`), every property that the file reads of
 * any object counts, so that no use is missed.
 */
export function importedNames(text: string, file: string): ImportedName[] {
  const module = parseModule(text, file);
  const properties = [...propertiesIn(module)];
  return [
    ...namedImports(module),
    ...wholeModules(module).flatMap((from) => properties.map((name) => ({ from, name }))),
  ];
}

const namedImports = ({ body }: Module): ImportedName[] =>
  body.flatMap((item) => {
    if (item.type === 'ImportDeclaration')
      return item.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier'
          ? [{ from: item.source.value, name: (one.imported ?? one.local).value }]
          : [],
      );
    const from = item.type === 'ExportNamedDeclaration' ? item.source?.value : undefined;
    if (item.type !== 'ExportNamedDeclaration' || from === undefined) return [];
    return item.specifiers.flatMap((one) =>
      one.type === 'ExportSpecifier' ? [{ from, name: one.orig.value }] : [],
    );
  });

/** Modules imported as a namespace or on demand. */
function wholeModules(module: Module): string[] {
  const found: string[] = [];
  for (const item of module.body)
    if (
      item.type === 'ImportDeclaration' &&
      item.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')
    )
      found.push(item.source.value);
  for (const node of nodesIn(module)) {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Import') continue;
    for (const { value } of nodesIn(node.arguments)) if (typeof value === 'string') found.push(value);
  }
  return found;
}

function* propertiesIn(module: Module): Generator<string> {
  for (const node of nodesIn(module)) {
    const name = nameReadIn(node);
    if (isNode(name) && typeof name.value === 'string') yield name.value;
  }
}

function nameReadIn({ type, property, right, key }: SyntaxNode): unknown {
  if (type === 'MemberExpression') return property;
  // Of a type, such as `z.infer`.
  if (type === 'TsQualifiedName') return right;
  return String(type).endsWith('PatternProperty') && key;
}

type SyntaxNode = Record<string, unknown>;
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* nodesIn(tree: unknown): Generator<SyntaxNode> {
  if (isNode(tree)) yield tree;
  if (typeof tree === 'object' && tree !== null)
    for (const child of Object.values(tree)) yield* nodesIn(child);
}
