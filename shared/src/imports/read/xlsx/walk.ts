import { Parser } from 'saxen';

export interface Visitor {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Local name, because some programs write `x:row`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Visits the elements of a workbook part in order; throws if it is not XML. */
export function walk(xml: string, { open, text, close }: Visitor): void {
  const decoded = (attributes: Record<string, string>, decode: (value: string) => string) =>
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), decode(value)]));
  new Parser()
    .on('openTag', (name, attributes, decode) => open?.(local(name), decoded(attributes(), decode)))
    .on('text', (value, decode) => text?.(decode(value)))
    .on('cdata', (value) => text?.(value))
    .on('closeTag', (name) => close?.(local(name)))
    .on('error', (error) => {
      throw error;
    })
    .parse(xml);
}
