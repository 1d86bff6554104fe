import * as texts from '../texts';

/** A file as the data URL that calls take. */
export function pictureData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(texts.fileNotRead));
    reader.readAsDataURL(file);
  });
}
