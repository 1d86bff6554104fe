/** The part of WebAssembly that the sandbox uses. Its types belong to the library of browsers otherwise. */
declare global {
  namespace WebAssembly {
    class Memory {
      constructor(limits: { initial: number; maximum: number });
      readonly buffer: ArrayBuffer;
    }
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

export {};
