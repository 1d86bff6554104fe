import type { ByteRange } from '../calls/handlers';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The range of a file that a client asks for. Several ranges, and what is no range at all, get the
 * whole file, as HTTP allows.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // Without a first byte, the last number counts from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
