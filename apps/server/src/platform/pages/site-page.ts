/** One page of the site: found by its path, filled with what the server knows, ready to send. */
import type { Dispatcher } from '../calls/dispatcher';
import type { BuiltSite } from './built-site';
import {
  type PageAnswers,
  type PageDeclaration,
  type PageParams,
  type ShareTags,
  validateDeclarations,
} from './declaration';
import { createFirstData, NOTHING_READ, type Visit } from './first-data';
import { renderDocument } from './html';
import { createRenderedPageCache, NOT_RENDERED } from './rendered-page-cache';
import type { Renderer } from './renderer';
import { createRouteFinder, isQueuePath } from './routes';
import type { SiteSettings } from './site-settings';

export interface SitePage {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface PageVisit extends Visit {
  /** The query of the address. */
  readonly search: URLSearchParams;
  /** Whether the page is the same for every visitor, so that the server can render it. */
  readonly isRendered: boolean;
}

export interface SitePages {
  /** `path` is without the /app before it; without a visit nothing is read for the page. */
  open(path: string, visit: PageVisit | null): Promise<SitePage>;
  has(path: string): boolean;
}

interface Deps {
  readonly site: BuiltSite;
  readonly siteUrl: string;
  readonly dispatcher: Dispatcher;
  readonly declarations: readonly PageDeclaration[];
  readonly settings: SiteSettings;
  readonly renderer: Renderer;
}

/** Shows every component; of no use to visitors. */
const GALLERY = '/gallery';
const NOT_FOUND: ShareTags = { title: 'This page does not exist' };

export function createSitePages(deps: Deps): SitePages {
  const { site, siteUrl, settings, declarations } = deps;
  validateDeclarations(declarations);
  const { name: brand, game } = settings.community;
  const usual: ShareTags = {
    title: brand,
    description: `Players, teams, tournaments and live matches of the ${game} community.`,
    image: '/static/share.png',
  };
  const find = createRouteFinder(
    site.routes.filter(({ route }) => settings.gallery || route !== GALLERY),
  );
  const readFirst = createFirstData(deps.dispatcher);
  const renderPage = createRenderedPageCache(deps.renderer);
  const declared = new Map(declarations.map((declaration) => [declaration.route, declaration]));
  const routeFor = (path: string) => find(isQueuePath(path) ? '/queue' : path);

  return {
    has: (path) => routeFor(path) !== null,
    async open(path, visit) {
      const found = routeFor(path);
      const declaration = found ? declared.get(found.route) : undefined;
      const params = { value: found?.value ?? '' };
      const read =
        visit && declaration
          ? await readFirst(planOf(declaration, params, visit.search), visit)
          : NOTHING_READ;
      const { answers, named, missing } = read;
      const { html: content, at } =
        visit?.isRendered && declaration && !missing ? await renderPage(path, read) : NOT_RENDERED;
      const share = declaration?.share?.(named, params);
      return {
        status: found && !missing ? 200 : 404,
        html: renderDocument(site.html, {
          brand,
          url: `${siteUrl}/app${path === '/' ? '' : path}`,
          share: found ? { ...usual, ...share } : NOT_FOUND,
          preloads: site.preloads((visit ? found : routeFor('/queue'))?.file ?? ''),
          content,
          firstData: { site: settings, waits: visit === null, calls: answers, at },
        }),
      };
    },
  };
}

function planOf({ reads, next }: PageDeclaration, params: PageParams, search: URLSearchParams) {
  return {
    reads: reads?.(params, search) ?? {},
    next: next && ((answers: PageAnswers) => next(answers, params, search)),
  };
}
