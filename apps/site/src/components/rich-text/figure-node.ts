import { mergeAttributes, Node } from '@tiptap/react';
import * as texts from './texts';

export interface FigurePicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Only uploaded pictures: the server removes all others. */
const UPLOADED = 'img[src^="/files/"]';

/** A picture with an editable caption, which may be empty. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'text*',
  marks: '',
  draggable: true,
  isolating: true,

  addAttributes() {
    const none = { default: null, rendered: false };
    return { src: none, alt: { default: '', rendered: false }, width: none, height: none };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        contentElement: (figure) =>
          figure.querySelector('figcaption') ?? document.createElement('p'),
        getAttrs: (figure) => pictureIn(figure.querySelector(UPLOADED)),
      },
      { tag: UPLOADED, getAttrs: pictureIn },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    return [
      'figure',
      HTMLAttributes,
      ['img', mergeAttributes(node.attrs)],
      ['figcaption', { 'data-placeholder': texts.captionPlaceholder }, 0],
    ];
  },
});

/** False for a figure without a picture, which is then parsed as text. */
function pictureIn(picture: Element | null): FigurePicture | false {
  const src = picture?.getAttribute('src');
  if (!picture || !src) return false;
  const alt = picture.getAttribute('alt') ?? '';
  return { src, alt, width: sizeOf(picture, 'width'), height: sizeOf(picture, 'height') };
}

function sizeOf(picture: Element, name: 'width' | 'height'): number | null {
  return Number(picture.getAttribute(name)) || null;
}
