/** The browser reads the file after the click; one that is busy does so much later. */
const READ_WITHIN_MS = 60_000;

/** Downloads what the page has as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
