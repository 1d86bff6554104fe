import * as texts from './texts';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/tiptap/styles.css';
import { RichTextEditor } from '@mantine/tiptap';
import { IconCards, IconLink, IconPhotoPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { KitScope } from '../kit/KitScope';
import { type EmbedTools, insertEmbed } from './embed-node';
import { askForLink } from './link-address';
import { insertPictures } from './pictures';
import styles from './RichText.module.css';

interface RichTextProps {
  editor: Editor | null;
  /** Shows the text as readers see it. */
  isReadOnly: boolean;
  embeds?: EmbedTools;
}

/** The rich text editor, and its preview. */
export function RichText({ editor, isReadOnly, embeds }: RichTextProps) {
  return (
    <KitScope>
      <RichTextEditor
        editor={editor}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={isReadOnly ? styles.reading : styles.editor}
      >
        {!isReadOnly && editor && <Toolbar editor={editor} embeds={embeds} />}
        <RichTextEditor.Content className={styles.content} />
      </RichTextEditor>
    </KitScope>
  );
}

function Toolbar({ editor, embeds }: { editor: Editor; embeds: EmbedTools | undefined }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <RichTextEditor.Toolbar sticky stickyOffset="var(--mes-header)" className={styles.toolbar}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.Code />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.CodeBlock />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label={texts.linkTool}
          title={texts.linkTool}
          active={editor.isActive('link')}
          onClick={() => void askForLink(editor)}
        >
          <IconLink size={16} stroke={1.75} />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label={texts.pictureTool}
          title={texts.pictureTool}
          onClick={() => file.current?.click()}
        >
          <IconPhotoPlus size={16} stroke={1.75} />
        </RichTextEditor.Control>
        {embeds && (
          <RichTextEditor.Control
            aria-label={texts.cardTool}
            title={texts.cardTool}
            onClick={() => void insertEmbed(editor, embeds)}
          >
            <IconCards size={16} stroke={1.75} />
          </RichTextEditor.Control>
        )}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        className={styles.file}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          insertPictures(editor.view, [...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </RichTextEditor.Toolbar>
  );
}
