/** Pages of the site: matched by path, with initial data and rendered content. */
import type { Dispatcher } from '../calls/dispatcher';
import { brandHtml } from './branded-html';
import type { BuiltSite } from './built-site';
import {
  type PageAnswers,
  type PageDeclaration,
  type PageParams,
  type ShareTags,
  validateDeclarations,
} from './declaration';
import { createDocumentCache, NOT_RENDERED } from './document-cache';
import { renderDocument } from './html';
import { createInitialDataReader, NO_DATA, type Requester } from './initial-data';
import type { PageRenderer } from './renderer';
import { createRouteFinder, isQueuePath } from './routes';
import type { SiteSettings } from './site-settings';

/** The same object for as long as the document is the same for everyone. */
export interface SitePage {
  readonly status: 200 | 404 | 503;
  readonly html: Buffer;
}

export interface PageRequest extends Requester {
  /** The query of the address. */
  readonly search: URLSearchParams;
  /** Whether the page is the same for every visitor, so that the server can render it. */
  readonly isRendered: boolean;
}

export interface SitePages {
  /** `path` is without /app. With null for the request nothing is read for the page. */
  open(path: string, request: PageRequest | null): Promise<SitePage>;
  /** The route of a path, such as `/players/:value`; null if there is no such page. */
  routeAt(path: string): string | null;
}

interface Deps {
  readonly site: BuiltSite;
  readonly siteUrl: string;
  readonly dispatcher: Dispatcher;
  readonly declarations: readonly PageDeclaration[];
  readonly settings: () => SiteSettings;
  readonly renderer: PageRenderer;
}

/** Shows every component, for developers only. */
const GALLERY = '/gallery';
const NOT_FOUND: ShareTags = { title: 'This page does not exist' };

export function createSitePages(deps: Deps): SitePages {
  const { site, siteUrl, settings, declarations } = deps;
  validateDeclarations(declarations);
  const { gallery } = settings();
  const find = createRouteFinder(site.routes.filter(({ route }) => gallery || route !== GALLERY));
  const brandedOnce = createBrandedHtml(site.html);
  const readInitialData = createInitialDataReader(deps.dispatcher);
  const renderOnce = createDocumentCache<SitePage>(deps.renderer);
  const declarationsByRoute = new Map(
    declarations.map((declaration) => [declaration.route, declaration]),
  );
  const routeFor = (path: string) => find(isQueuePath(path) ? '/queue' : path);

  return {
    routeAt: (path) => routeFor(path)?.route ?? null,
    async open(path, request) {
      // One brand for the whole answer, whatever changes meanwhile.
      const own = settings();
      const found = routeFor(path);
      const declaration = found ? declarationsByRoute.get(found.route) : undefined;
      const params = { value: found?.value ?? '' };
      const data =
        request && declaration
          ? await readInitialData(planOf(declaration, params, request.search), request)
          : NO_DATA;
      const { isNotFound, isUnavailable } = data;
      const toDocument = ({ html: content, at }: typeof NOT_RENDERED): SitePage => ({
        status: !found || isNotFound ? 404 : isUnavailable ? 503 : 200,
        html: Buffer.from(
          renderDocument(brandedOnce(own), {
            brand: own.community.name,
            url: `${siteUrl}/app${path === '/' ? '' : path}`,
            share: found
              ? { ...defaultTags(own), ...declaration?.share?.(data.byName, params) }
              : NOT_FOUND,
            tags: site.tagsOf((request ? found : routeFor('/queue'))?.file ?? ''),
            content,
            initialData: { site: own, waits: request === null, calls: data.answers, at },
          }),
        ),
      });
      const isRendered = request?.isRendered && declaration && !isNotFound && !isUnavailable;
      // For one path, data and settings the document is the same for everyone.
      return isRendered
        ? renderOnce(path, { data, site: own }, toDocument)
        : toDocument(NOT_RENDERED);
    },
  };
}

/** Branded once for each settings, not for each page. */
function createBrandedHtml(html: string): (settings: SiteSettings) => string {
  let known: { readonly of: SiteSettings; readonly html: string } | null = null;
  return (settings) => {
    if (known?.of !== settings) known = { of: settings, html: brandHtml(html, settings.community) };
    return known.html;
  };
}

function defaultTags({ community: { name, game }, build }: SiteSettings): ShareTags {
  return {
    title: name,
    description: `Players, teams, tournaments and live matches of the ${game} community.`,
    // Sites that preview links cache pictures by their address.
    image: `/static/share.png?${build}`,
  };
}

function planOf(
  { reads, next, exists }: PageDeclaration,
  params: PageParams,
  search: URLSearchParams,
) {
  return {
    reads: reads?.(params, search) ?? {},
    next: next && ((answers: PageAnswers) => next(answers, params, search)),
    exists: exists && ((answers: PageAnswers) => exists(answers, params)),
  };
}
