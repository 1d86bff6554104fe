/** FNV-1a, 32 bit. Its results must never change, because they select the pictures. */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  }
  return state >>> 0;
}
