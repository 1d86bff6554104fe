/** Markup that is safe to send: whatever is put into it is escaped unless it is markup itself. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | Html | readonly Html[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(render)));
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  return typeof part === 'string' ? escaped(part) : part.map(render).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
