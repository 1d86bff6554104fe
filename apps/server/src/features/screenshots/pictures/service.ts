/**
 * Loads the picture of a scoreboard: an upload, or an address on one of the hosts that the operator
 * allows. The request comes from inside the server's network, so it must not reach private addresses,
 * also not through a redirect or a name that resolves differently the second time.
 */
import type { IncomingMessage } from 'node:http';
import { InvalidParameter } from '@mes/contract/errors';
import type { FileStore } from '../../../platform/files/store';
import type { Network } from '../../../platform/network/network';
import { texts } from '../texts';

const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const OWN_FILE = /^\/files\/([\da-f]{32}\.webp)$/;

export interface PictureSources {
  readonly files: Pick<FileStore, 'readPicture'>;
  readonly network: Network;
  /** Lower case, such as `cdn.discordapp.com`. */
  readonly hosts: readonly string[];
}

export async function fetchPicture(
  { files, network, hosts }: PictureSources,
  address: string,
): Promise<Buffer> {
  const own = OWN_FILE.exec(address);
  if (own) {
    const picture = await files.readPicture(own[1]!);
    if (!picture) throw refused(texts.noSuchUpload);
    return picture;
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !network.allows(url) || !hosts.includes(url.hostname.toLowerCase()))
    throw refused(texts.hostNotAllowed);
  return download(network, url);
}

function download(network: Network, url: URL): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = network.request(url, { timeout: TIMEOUT_MS }, (response) => {
      const problem = validateResponse(response);
      if (problem) {
        request.destroy();
        return reject(refused(problem));
      }
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > MAX_BYTES) {
          request.destroy();
          reject(refused(texts.tooLarge));
        }
      });
      response.once('end', () => resolve(Buffer.concat(parts)));
      response.once('error', () => reject(refused(texts.notLoaded)));
    });
    // For the whole picture: the timeout of the request only limits the time between two chunks.
    const overdue = setTimeout(() => request.destroy(), TIMEOUT_MS);
    request.once('close', () => {
      clearTimeout(overdue);
      reject(refused(texts.notLoadedInTime));
    });
    request.once('error', () => reject(refused(texts.notLoaded)));
    request.end();
  });
}

/** Redirects are not followed, because their target would have to be checked like the address itself. */
function validateResponse({ statusCode = 0, headers }: IncomingMessage): string | null {
  if (statusCode >= 300 && statusCode < 400) return texts.redirected;
  if (statusCode !== 200) return texts.notLoadedWithStatus(statusCode);
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) return texts.tooLarge;
  return null;
}

function refused(reason: string): InvalidParameter {
  return new InvalidParameter('url', reason);
}
