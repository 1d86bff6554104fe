import { extensionsOf } from './file-types';

const MAX_LENGTH = 100;
/** Path separators, what Windows reserves, and marks that turn the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/**
 * A name that is safe to save under: no path, nothing invisible, and one extension, which belongs to
 * the type that the bytes tell.
 */
export function cleanFileName(name: string, type: string): string {
  const cleaned = name.normalize('NFC').replace(UNSAFE, '').trim();
  const extensions = extensionsOf(type);
  const dot = cleaned.lastIndexOf('.');
  const extension = cleaned.slice(dot + 1).toLowerCase();
  const isRight = dot > 0 && extensions.includes(extension);
  const stem = (isRight ? cleaned.slice(0, dot) : cleaned)
    .replaceAll('.', '_')
    .replace(/^[_\s-]+|[_\s]+$/gu, '')
    .slice(0, MAX_LENGTH);
  return `${stem || 'file'}.${isRight ? extension : extensions[0]}`;
}
