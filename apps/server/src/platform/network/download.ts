/**
 * Downloads a file from an address that somebody else gave. The request comes from inside the server's
 * network, so it must not reach private addresses, also not through a redirect or a name that resolves
 * differently the second time: redirects are not followed, and `Network` checks every connection.
 */
import type { IncomingMessage } from 'node:http';
import type { Network } from './network';

interface DownloadRule {
  readonly maxBytes: number;
  /** For the whole file. */
  readonly timeoutMs: number;
}

export type DownloadProblem = 'too_large' | 'redirected' | 'not_loaded' | 'not_in_time' | number;

export class DownloadError extends Error {
  /** A number is the status of the response. */
  readonly problem: DownloadProblem;

  constructor(problem: DownloadProblem) {
    super(`not downloaded: ${problem}`);
    this.problem = problem;
  }
}

/** Throws DownloadError. */
export function download(
  network: Network,
  url: URL,
  { maxBytes, timeoutMs }: DownloadRule,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (problem: DownloadProblem) => reject(new DownloadError(problem));
    const request = network.request(url, { timeout: timeoutMs }, (response) => {
      const problem = validateResponse(response, maxBytes);
      if (problem !== null) {
        request.destroy();
        return fail(problem);
      }
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > maxBytes) {
          request.destroy();
          fail('too_large');
        }
      });
      response.once('end', () => resolve(Buffer.concat(parts)));
      response.once('error', () => fail('not_loaded'));
    });
    // The timeout of the request only limits the time between two chunks.
    const overdue = setTimeout(() => request.destroy(), timeoutMs);
    request.once('close', () => {
      clearTimeout(overdue);
      fail('not_in_time');
    });
    request.once('error', () => fail('not_loaded'));
    request.end();
  });
}

function validateResponse(
  { statusCode = 0, headers }: IncomingMessage,
  maxBytes: number,
): DownloadProblem | null {
  if (statusCode >= 300 && statusCode < 400) return 'redirected';
  if (statusCode !== 200) return statusCode;
  if (Number(headers['content-length'] ?? 0) > maxBytes) return 'too_large';
  return null;
}
