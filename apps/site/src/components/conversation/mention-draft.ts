/** The mention that is being typed before the caret. */
export interface TypedMention {
  /** Position of the @. */
  readonly from: number;
  readonly query: string;
}

const TYPED = /(?:^|[\s(])@([^\s@]{1,32})$/;

export function typedMention(text: string, caret: number): TypedMention | null {
  const query = TYPED.exec(text.slice(0, caret))?.[1];
  return query === undefined ? null : { from: caret - query.length - 1, query };
}

/** Puts the chosen name in place of what was typed. */
export function completeMention(
  text: string,
  { from, caret, name }: { from: number; caret: number; name: string },
): { text: string; caret: number } {
  const start = `${text.slice(0, from)}@${name} `;
  return { text: start + text.slice(caret).replace(/^ /, ''), caret: start.length };
}
