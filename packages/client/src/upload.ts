/** Uploads a file as multipart. Uses XMLHttpRequest where it exists, because fetch has no progress. */
import { type Fetch, readResponse, senderHeaders } from './http';
import type { Account } from './identity';
import type { ResponseBody } from './response';

export interface UploadOptions {
  /** Whole percent, from 0 to 100. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

interface Upload extends UploadOptions {
  readonly url: string;
  readonly file: Blob;
  readonly account: Account;
  readonly isBrowser: boolean;
  readonly fetch: Fetch;
}

/** The part of XMLHttpRequest that is used. */
interface Xhr {
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: FormData): void;
  abort(): void;
  getResponseHeader(name: string): string | null;
  readonly status: number;
  readonly statusText: string;
  readonly responseText: string;
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
}

export async function upload(options: Upload): Promise<ResponseBody> {
  const { file, account, isBrowser, signal, onProgress } = options;
  const body = new FormData();
  body.append('file', file);
  const headers = senderHeaders(account, isBrowser);
  signal?.throwIfAborted();
  onProgress?.(0);
  const { XMLHttpRequest } = globalThis as unknown as { XMLHttpRequest?: new () => Xhr };
  const response = XMLHttpRequest
    ? await sendByXhr(new XMLHttpRequest(), { ...options, headers, body })
    : await options.fetch(options.url, { method: 'POST', headers, body, signal });
  const responseBody = await readResponse(response);
  onProgress?.(100);
  return responseBody;
}

function sendByXhr(
  xhr: Xhr,
  {
    url,
    headers,
    body,
    onProgress,
    signal,
  }: Upload & { headers: Record<string, string>; body: FormData },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : 0);
    xhr.onload = () => resolve(toResponse(xhr));
    xhr.onerror = () => reject(new TypeError('The upload was interrupted.'));
    signal?.addEventListener('abort', () => {
      xhr.abort();
      reject(signal.reason);
    });
    xhr.send(body);
  });
}

function toResponse(xhr: Xhr): Response {
  const { status, statusText, responseText } = xhr;
  const retryAfter = xhr.getResponseHeader('retry-after');
  const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {};
  return new Response(responseText, { status, statusText, headers });
}
