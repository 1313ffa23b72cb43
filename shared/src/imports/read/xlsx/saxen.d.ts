/** The library has no types; these are the calls that are used. All packages find them by `paths` in tsconfig.base.json. */
type Decode = (text: string) => string;

export class Parser {
  on(
    event: 'openTag',
    listener: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
  ): this;
  on(event: 'closeTag', listener: (name: string) => void): this;
  on(event: 'text', listener: (text: string, decode: Decode) => void): this;
  on(event: 'cdata', listener: (text: string) => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
  parse(xml: string): void;
}
