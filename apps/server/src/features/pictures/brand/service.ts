/** The brand in pictures: icons of the installed app, the preview of links without one of their own. */
import { type CommunitySettings, MES } from '@mes/contract/community';
import { accentTones } from '@mes/domain/colours/accent';
import { LRUCache } from 'lru-cache';
import type { LiveCommunity } from '../../../platform/community';
import { loadSharp } from '../../../platform/files/sharp';
import type { FileStore } from '../../../platform/files/store';
import type { BrandPictures } from '../../../platform/pages/brand-files';
import { type CardBrand, PICTURE_SOLID, renderCard } from '../cards/views';
import { texts } from '../texts';

interface BrandDeps {
  readonly community: () => LiveCommunity;
  readonly files: FileStore;
}

const BACKGROUND = '#0b0e0d';
/** Of the icon: browsers cut off its corners. */
const MARK_SHARE = 0.76;
const MARK_ON_CARD = 120;

/** The built pictures are those of the program; a brand of its own has others. */
export function createBrandPictures({ community, files }: BrandDeps): BrandPictures {
  const cache = new LRUCache<string, Promise<Buffer | null>>({ max: 10 });

  /** The community that the key describes makes the picture; a failed one is tried again. */
  function once(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const picture = cache.get(key) ?? make();
    cache.set(key, picture);
    picture.catch(() => cache.delete(key));
    return picture;
  }

  return {
    icon: (size) => {
      const { mark } = community().current();
      return mark === null
        ? Promise.resolve(null)
        : once(`icon ${size} ${mark}`, () => renderIcon(files, { mark, size }));
    },
    share: () => {
      const current = community().current();
      const { name, game, mark, accent } = current;
      if (name === MES.name && mark === null && accent === null) return Promise.resolve(null);
      return once(JSON.stringify([name, game, mark, accent]), async () => {
        const card = {
          kind: 'cover' as const,
          kicker: game,
          title: name,
          lines: [texts.shareLine],
        };
        const svg = renderCard(card, await readCardBrand(current, files));
        const sharp = await loadSharp();
        return sharp(Buffer.from(svg)).png().toBuffer();
      });
    },
  };
}

/** What cards show of the community. */
export async function readCardBrand(
  { name, mark, accent }: CommunitySettings,
  files: FileStore,
): Promise<CardBrand> {
  const picture = mark === null ? null : await files.readPicture(fileNameOf(mark));
  return {
    name,
    mark: picture && (await fit(picture, MARK_ON_CARD)),
    solid: accent === null ? PICTURE_SOLID : accentTones(accent, 'dark').text,
  };
}

async function renderIcon(
  files: FileStore,
  { mark, size }: { mark: string; size: number },
): Promise<Buffer | null> {
  const picture = await files.readPicture(fileNameOf(mark));
  if (!picture) return null;
  const inner = await fit(picture, Math.round(size * MARK_SHARE));
  const sharp = await loadSharp();
  return sharp({ create: { width: size, height: size, channels: 4, background: BACKGROUND } })
    .composite([{ input: inner, gravity: 'centre' }])
    .png()
    .toBuffer();
}

async function fit(picture: Buffer, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture)
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}

function fileNameOf(address: string): string {
  return address.split('/').at(-1)!;
}
