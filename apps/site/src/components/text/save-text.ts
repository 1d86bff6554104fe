import { saveFile } from './save-file';

/** Downloads a text as a file. */
export function saveText(text: string, { name, type }: { name: string; type: string }): void {
  saveFile(new Blob([text], { type }), name);
}
