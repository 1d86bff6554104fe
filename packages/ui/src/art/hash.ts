/** FNV-1a, 32 bit. Pictures are chosen by it, so its results must never change. */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  }
  return state >>> 0;
}
