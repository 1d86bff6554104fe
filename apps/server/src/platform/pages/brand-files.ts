/** Files that carry the brand: the manifest of the installed app, its icons, the picture of shared links. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LiveCommunity } from '../community';

/** PNG files, or null where the built ones fit. */
export interface BrandPictures {
  icon(size: number): Promise<Buffer | null>;
  share(): Promise<Buffer | null>;
}

interface BrandFiles {
  /** The folder of the built files. */
  readonly folder: string;
  readonly community: LiveCommunity;
  readonly pictures: BrandPictures;
}

const ICON_SIZES = [192, 512];
const HOUR = 'public, max-age=3600';

export async function serveBrandFiles(
  http: FastifyInstance,
  { folder, community, pictures }: BrandFiles,
): Promise<void> {
  await serveManifest(http, join(folder, 'site.webmanifest'), community);
  const servePicture = (name: string, read: () => Promise<Buffer | null>) =>
    http.get(`/static/${name}`, async (_request, reply) => {
      const picture = (await read()) ?? (await readFile(join(folder, name)).catch(() => null));
      if (!picture) return reply.code(404).send();
      return reply.type('image/png').header('cache-control', HOUR).send(picture);
    });
  for (const size of ICON_SIZES) servePicture(`icon-${size}.png`, () => pictures.icon(size));
  servePicture('share.png', () => pictures.share());
}

/** Never cached: browsers ask for it only when they install or update the app. */
async function serveManifest(
  http: FastifyInstance,
  file: string,
  community: LiveCommunity,
): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const built = JSON.parse(text) as Record<string, unknown>;
  http.get('/static/site.webmanifest', (_request, reply) => {
    const { name, mark } = community.current();
    const icons = mark
      ? {
          icons: ICON_SIZES.map((size) => ({
            src: iconAddress(size, mark),
            sizes: `${size}x${size}`,
            type: 'image/png',
          })),
        }
      : {};
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send({ ...built, name, short_name: name, ...icons });
  });
}

/** Another mark has another address, so that no browser shows the old one. */
export function iconAddress(size: number, mark: string): string {
  return `/static/icon-${size}.png?${versionOf(mark)}`;
}

/** The name of a stored picture is a hash of its content. */
function versionOf(mark: string): string {
  return mark.split('/').at(-1)!.replace(/\W.*$/, '');
}
