import { parseSync, type Module } from '@swc/core';

/** The syntax tree of a source file. */
export const parseModule = (text: string, file: string): Module =>
  parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
