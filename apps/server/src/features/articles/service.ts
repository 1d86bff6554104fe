/** What other features may ask of articles. */
export { publishedArticle } from './reading';
