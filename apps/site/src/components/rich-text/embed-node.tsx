import { type EmbedKey, parseEmbed } from '@mes/domain/embeds/embeds';
import { Selection } from '@tiptap/pm/state';
import {
  type Editor,
  Node,
  type NodeViewProps,
  NodeViewWrapper,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import type { ReactNode } from 'react';
import { showError } from '../dialogs/dialogs';
import styles from './RichText.module.css';
import * as texts from './texts';

/** What the feature of embeds does for the editor. */
export interface EmbedTools {
  readonly render: (key: EmbedKey) => ReactNode;
  /** Asks which card to insert. */
  readonly choose: () => Promise<EmbedKey | null>;
  /** The subject of an address of this site, not yet looked up; null for any other text. */
  readonly parseAddress: (text: string) => { kind: EmbedKey['kind']; id: string } | null;
  /** The key that is stored; null if there is no such subject. */
  readonly resolve: (subject: { kind: EmbedKey['kind']; id: string }) => Promise<EmbedKey | null>;
}

/** The text with cards between its blocks: the server accepts them nowhere else. */
export const EmbedDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: '(block | embed)+',
});

export const Embed = Node.create<{ render: EmbedTools['render'] }>({
  name: 'embed',
  group: 'embed',
  atom: true,
  draggable: true,
  selectable: true,

  addOptions() {
    return { render: () => null };
  },

  addAttributes() {
    const required = { default: '', rendered: false };
    return { kind: required, id: required };
  },

  parseHTML() {
    return [{ tag: 'mes-embed', getAttrs: embedIn }];
  },

  renderHTML({ node }) {
    const { kind, id } = node.attrs;
    return ['mes-embed', { kind: String(kind), subject: String(id) }];
  },

  addNodeView() {
    return ReactNodeViewRenderer(EmbedView);
  },
});

export async function insertEmbed(editor: Editor, tools: EmbedTools): Promise<void> {
  const key = await tools.choose();
  if (key) insertCard(editor, key);
}

/** The caret goes behind it: a selected card would be replaced by the next letter. */
function insertCard(editor: Editor, key: EmbedKey): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'embed', attrs: { ...key } })
    .command(({ tr, state }) => {
      const end = tr.selection.to;
      if (!tr.doc.resolve(end).nodeAfter) tr.insert(end, state.schema.nodes.paragraph!.create());
      tr.setSelection(Selection.near(tr.doc.resolve(end)));
      return true;
    })
    .run();
}

/** An address of this site that is pasted into an empty line becomes a card. */
export function pasteEmbed(editor: Editor | null, text: string, tools: EmbedTools): boolean {
  const subject = tools.parseAddress(text);
  if (!editor || !subject) return false;
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.depth !== 1 || $from.parent.content.size > 0) return false;
  tools.resolve(subject).then((key) => {
    if (key) insertCard(editor, key);
    else editor.chain().focus().insertContent({ type: 'text', text }).run();
  }, showError);
  return true;
}

function EmbedView({ node, extension }: NodeViewProps) {
  const key = parseEmbed({ kind: String(node.attrs.kind), id: String(node.attrs.id) });
  const { render } = extension.options as { render: EmbedTools['render'] };
  return (
    <NodeViewWrapper className={styles.embed} data-drag-handle aria-label={texts.card}>
      {/* Links do not lead away from the text that is written. */}
      <div inert>{key && render(key)}</div>
    </NodeViewWrapper>
  );
}

function embedIn(element: HTMLElement): EmbedKey | false {
  const kind = element.getAttribute('kind') ?? '';
  const id = element.getAttribute('subject') ?? '';
  return parseEmbed({ kind, id }) ?? false;
}
