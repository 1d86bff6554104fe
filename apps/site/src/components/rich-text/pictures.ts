/** Uploads pictures and inserts them where they were dropped or pasted. */
import type { EditorView } from '@tiptap/pm/view';
import { api } from '../../api/client';
import { showError } from '../dialogs/dialogs';
import { pictureData } from '../pictures/picture-data';
import { readPicture } from '../pictures/read-picture';
import { askForPicture } from './ask-for-picture';
import type { FigurePicture } from './figure-node';

export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Returns whether there were any, so that the editor skips its own handling. */
export function insertPictures(view: EditorView, files: readonly File[], at?: number): boolean {
  if (files.length === 0) return false;
  void uploadAll(files).then((pictures) => {
    for (const picture of pictures) insert(view, picture, at);
  }, showError);
  return true;
}

function insert(view: EditorView, picture: FigurePicture, at?: number): void {
  if (view.isDestroyed) return;
  const { state } = view;
  const figure = state.schema.nodes.figure?.create(picture);
  if (!figure) return;
  const change =
    at === undefined
      ? state.tr.replaceSelectionWith(figure)
      : state.tr.insert(Math.min(at, state.doc.content.size), figure);
  view.dispatch(change.scrollIntoView());
  view.focus();
}

async function uploadAll(files: readonly File[]): Promise<FigurePicture[]> {
  const pictures: FigurePicture[] = [];
  for (const file of files) {
    // Validated before the upload, which takes long on a phone.
    const chosen = await askForPicture(await readPicture(file));
    if (chosen === null) continue;
    const { url, width, height } = await api.files.uploadImage({
      encoded: chosen.cropped?.data ?? (await pictureData(file)),
      path: 'article',
      name: file.name.slice(0, 100) || 'picture',
    });
    pictures.push({ src: url, alt: chosen.alt.trim(), width, height });
  }
  return pictures;
}
