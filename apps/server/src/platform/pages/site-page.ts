/** One page of the site: found by its path, filled with what the server knows, ready to send. */
import type { Dispatcher } from '../calls/dispatcher';
import type { BuiltSite } from './built-site';
import type { PageDeclaration, PageParams, ShareTags } from './declaration';
import type { Drawing } from './drawing';
import { createFirstData, NOTHING_READ, type Visit } from './first-data';
import { renderPage } from './html';
import { createKeptDrawings, NOT_DRAWN } from './kept-drawings';
import { createRouteFinder, isQueuePath } from './routes';
import type { SiteSettings } from './site-settings';

export interface SitePage {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface PageVisit extends Visit {
  /** Whether it can be told what the visitor will see, without knowing who it is. */
  readonly isDrawn: boolean;
}

export interface SitePages {
  /** `path` is without the /app before it; without a visit nothing is read for the page. */
  open(path: string, visit: PageVisit | null): Promise<SitePage>;
  has(path: string): boolean;
}

interface Parts {
  readonly site: BuiltSite;
  readonly siteUrl: string;
  readonly dispatcher: Dispatcher;
  readonly declarations: readonly PageDeclaration[];
  readonly settings: SiteSettings;
  readonly drawing: Drawing;
}

/** Shows every component; of no use to visitors. */
const GALLERY = '/gallery';
const NOT_FOUND: ShareTags = { title: 'This page does not exist' };

export function createSitePages(parts: Parts): SitePages {
  const { site, siteUrl, settings, declarations } = parts;
  const { name: brand, game } = settings.community;
  const usual: ShareTags = {
    title: brand,
    description: `Players, teams, tournaments and live matches of the ${game} community.`,
    image: '/static/share.png',
  };
  const find = createRouteFinder(
    site.routes.filter(({ route }) => settings.gallery || route !== GALLERY),
  );
  const readFirst = createFirstData(parts.dispatcher);
  const drawPage = createKeptDrawings(parts.drawing);
  const declared = new Map(declarations.map((declaration) => [declaration.route, declaration]));
  const routeFor = (path: string) => find(isQueuePath(path) ? '/queue' : path);

  return {
    has: (path) => routeFor(path) !== null,
    async open(path, visit) {
      const found = routeFor(path);
      const declaration = found ? declared.get(found.route) : undefined;
      const params = found?.params ?? {};
      const read =
        visit && declaration ? await readFirst(readsOf(declaration, params), visit) : NOTHING_READ;
      const { answers, missing } = read;
      const { drawn, at } =
        visit?.isDrawn && declaration && !missing ? await drawPage(path, read) : NOT_DRAWN;
      const share = declaration?.share?.({ params, answers: answers.map(({ data }) => data) });
      return {
        status: found && !missing ? 200 : 404,
        html: renderPage(site.html, {
          brand,
          url: `${siteUrl}/app${path === '/' ? '' : path}`,
          share: found ? { ...usual, ...share } : NOT_FOUND,
          preloads: site.preloads((visit ? found : routeFor('/queue'))?.file ?? ''),
          drawn,
          firstData: { site: settings, waits: visit === null, calls: answers, at },
        }),
      };
    },
  };
}

function readsOf({ reads, next }: PageDeclaration, params: PageParams) {
  return {
    reads: reads?.(params) ?? [],
    next: next && ((answers: readonly unknown[]) => next({ params, answers })),
  };
}
