/** Loads the picture of a scoreboard: an upload, or an address on one of the hosts that the operator allows. */
import { InvalidParameter } from '@mes/contract/errors';
import type { FileStore } from '../../../platform/files/store';
import { DownloadError, type DownloadProblem, download } from '../../../platform/network/download';
import type { Network } from '../../../platform/network/network';
import { texts } from '../texts';

const LIMITS = { maxBytes: 8 * 1024 * 1024, timeoutMs: 10_000 };
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
  return download(network, url, LIMITS).catch((error: unknown) => {
    throw error instanceof DownloadError ? refused(textOf(error.problem)) : error;
  });
}

function textOf(problem: DownloadProblem): string {
  if (typeof problem === 'number') return texts.notLoadedWithStatus(problem);
  return {
    too_large: texts.tooLarge,
    redirected: texts.redirected,
    not_loaded: texts.notLoaded,
    not_in_time: texts.notLoadedInTime,
  }[problem];
}

function refused(reason: string): InvalidParameter {
  return new InvalidParameter('url', reason);
}
