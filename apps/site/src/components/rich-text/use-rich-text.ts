import { Link } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { Embed, EmbedDocument, type EmbedTools, pasteEmbed } from './embed-node';
import { Figure } from './figure-node';
import { askForLink } from './link-address';
import { insertPictures, picturesIn } from './pictures';
import styles from './RichText.module.css';
import body from './RichTextBody.module.css';

interface RichTextOptions {
  readonly label: string;
  /** The content; what is not by this editor, such as a restored version, replaces it. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Without them, the text has no cards. */
  readonly embeds?: EmbedTools;
}

/** The editor allows exactly the markup that the server accepts, styled like the page that shows it. */
export function useRichText({ label, html, onChange, embeds }: RichTextOptions): Editor | null {
  const shownHtml = useRef(html);
  const editor: Editor | null = useEditor({
    content: html,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: false,
        ...(embeds && { document: false }),
      }),
      ...(embeds ? [EmbedDocument, Embed.configure({ render: embeds.render })] : []),
      SiteLink,
      Figure,
    ],
    // Its styles are in RichText.module.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${body.body} ${styles.text}`,
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
      },
      handlePaste: (view, { clipboardData }) =>
        insertPictures(view, picturesIn(clipboardData)) ||
        (embeds !== undefined &&
          pasteEmbed(editor, clipboardData?.getData('text/plain').trim() ?? '', embeds)),
      handleDrop: (view, event, _slice, moved) => {
        if (moved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return insertPictures(view, picturesIn(event.dataTransfer), at);
      },
    },
    onUpdate: ({ editor: changed }) => {
      shownHtml.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(shownHtml.current);
    },
  });
  useEffect(() => {
    if (!editor || html === shownHtml.current) return;
    shownHtml.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return editor;
}

/** Links open in the same window, as everywhere on the site. */
const SiteLink = Link.extend({
  addKeyboardShortcuts() {
    return {
      'Mod-k': () => {
        void askForLink(this.editor);
        return true;
      },
    };
  },
}).configure({ openOnClick: false, HTMLAttributes: { target: null, rel: null } });
