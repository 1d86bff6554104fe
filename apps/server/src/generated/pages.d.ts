// Made from the *.page.ts files of the site by `npm run generate`; do not edit.
import type { PageDeclaration } from '../platform/pages/declaration';

export declare const pages: readonly PageDeclaration[];
/** Of all pages, also of those without a declaration. */
export declare const routes: readonly string[];
