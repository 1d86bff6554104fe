/**
 * Where the picture of a scoreboard comes from: an upload of ours, or an address on one of the hosts
 * that the operator allows. The server calls it from inside its own network, so nothing that leads
 * back there is ever asked, also not by a redirect or a name that changes its mind.
 */
import type { IncomingMessage } from 'node:http';
import { InvalidParameter } from '@mes/contract/errors';
import type { FileStore } from '../../platform/files/store';
import type { Network } from '../../platform/network/network';

const MOST_BYTES = 8 * 1024 * 1024;
const WITHIN_MS = 10_000;
const OWN_FILE = /^\/files\/([\da-f]{32}\.webp)$/;

interface Sources {
  readonly files: Pick<FileStore, 'readPicture'>;
  readonly network: Network;
  /** Lower case, such as `cdn.discordapp.com`. */
  readonly hosts: readonly string[];
}

export async function fetchPicture(
  { files, network, hosts }: Sources,
  address: string,
): Promise<Buffer> {
  const own = OWN_FILE.exec(address);
  if (own) {
    const picture = await files.readPicture(own[1]!);
    if (!picture) throw refused('There is no such upload.');
    return picture;
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !network.allows(url) || !hosts.includes(url.hostname.toLowerCase()))
    throw refused('Upload the picture, or use https and a host that is allowed.');
  return download(network, url);
}

function download(network: Network, url: URL): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = network.request(url, { timeout: WITHIN_MS }, (response) => {
      const problem = whyNot(response);
      if (problem) {
        request.destroy();
        return reject(refused(problem));
      }
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > MOST_BYTES) {
          request.destroy();
          reject(refused('A picture may have at most 8 MB.'));
        }
      });
      response.once('end', () => resolve(Buffer.concat(parts)));
      response.once('error', () => reject(refused('The picture could not be loaded.')));
    });
    // The whole of it, however slowly it drips.
    const overdue = setTimeout(() => request.destroy(), WITHIN_MS);
    request.once('close', () => {
      clearTimeout(overdue);
      reject(refused('The picture could not be loaded in time.'));
    });
    request.once('error', () => reject(refused('The picture could not be loaded.')));
    request.end();
  });
}

/** Redirects are not followed: they would have to be judged like the address itself. */
function whyNot({ statusCode = 0, headers }: IncomingMessage): string | null {
  if (statusCode >= 300 && statusCode < 400)
    return 'The address leads elsewhere: use the last one.';
  if (statusCode !== 200) return `The picture could not be loaded (${statusCode}).`;
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES)
    return 'A picture may have at most 8 MB.';
  return null;
}

function refused(reason: string): InvalidParameter {
  return new InvalidParameter('url', reason);
}
