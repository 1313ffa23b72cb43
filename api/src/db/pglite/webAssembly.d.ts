/** Node has this; its types do not declare it. */
declare namespace WebAssembly {
  class Module {
    private readonly compiled: true;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
