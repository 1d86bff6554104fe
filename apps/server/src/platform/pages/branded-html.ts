/** Puts name, colours and icon of the community into built HTML. */
import type { Community, CommunitySettings } from '@mes/contract/community';
import { accentStyle } from '@mes/domain/colours/accent';
import { iconAddress } from './brand-files';
import { escapeText, jsonBlock } from './html';

const TITLE = /<title>[^<]*<\/title>/;
const ICON = /<link rel="icon"[^>]*>/;
const TOUCH_ICON = /<link rel="apple-touch-icon"[^>]*>/;
const TOUCH_ICON_SIZE = 192;

/** The style comes after those of the build, so that it counts. */
export function brandHtml(html: string, { accent, mark }: Community): string {
  const style = accentStyle(accent);
  const colored = style ? html.replace('</head>', () => `<style>${style}</style></head>`) : html;
  if (mark === null) return colored;
  return colored
    .replace(ICON, () => `<link rel="icon" href="${escapeText(mark)}" type="image/webp">`)
    .replace(
      TOUCH_ICON,
      () => `<link rel="apple-touch-icon" href="${iconAddress(TOUCH_ICON_SIZE, mark)}">`,
    );
}

/** Overlays get what their scenes write with the page: they read nothing before the first paint. */
export function brandOverlay(html: string, community: CommunitySettings): string {
  const { name, teamNames } = community;
  return brandHtml(html, { ...community, mark: null })
    .replace(TITLE, () => `<title>${escapeText(name)} stream</title>`)
    .replace('</body>', () => `${jsonBlock('community', { name, teamNames })}</body>`);
}
