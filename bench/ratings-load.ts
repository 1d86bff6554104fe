/** Fills a database with the history of a large community: ratings-load.ts URL MATCHES. */
import { loadHistory } from './statistics-history';

const [url, count] = process.argv.slice(2);
await loadHistory(url!, Number(count), { events: false });
