import type { ModuleItem } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseModule } from './parseModule';

/** What a module exports, types included, with what it re-exports from neighbouring modules by `export *`. */
export const exportedNames = (file: string): string[] =>
  parseModule(readFileSync(file, 'utf8'), file).body.flatMap((item) => namesOf(item, file));

function namesOf(item: ModuleItem, file: string): string[] {
  switch (item.type) {
    case 'ExportNamedDeclaration':
      return item.specifiers.flatMap((one) =>
        one.type === 'ExportSpecifier' ? [(one.exported ?? one.orig).value] : [],
      );
    case 'ExportAllDeclaration':
      return exportedNames(resolve(item.source.value, file));
    case 'ExportDeclaration':
      return declaredNames(item.declaration);
    default:
      return [];
  }
}

type Declared = Extract<ModuleItem, { type: 'ExportDeclaration' }>['declaration'];

function declaredNames(declared: Declared): string[] {
  switch (declared.type) {
    case 'VariableDeclaration':
      return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [declared.identifier.value];
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
    case 'TsEnumDeclaration':
      return [declared.id.value];
    default:
      return [];
  }
}

function resolve(request: string, from: string): string {
  const path = join(dirname(from), request);
  const found = ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => existsSync(file));
  if (!found) throw new Error(`${from} exports everything of ${request}, which is not there.`);
  return found;
}
