import { definePage, read } from '../page-declaration';

export default definePage({
  reads: () => ({
    streamLink: read('properties', 'get', { id: 'streamLink' }),
    discount: read('properties', 'get', { id: 'gfuelCode' }),
    ticker: read('matches', 'ticker', {}),
    featured: read('matches', 'featured', {}),
    news: read('articles', 'thumbnails', { page: 0, size: 4 }),
    ranking: read('ratings', 'teamsByElo', { size: 7 }),
  }),
});
