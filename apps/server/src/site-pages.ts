/** What the server knows about the pages of the frame. Features declare their own beside their calls. */
import { type PageDeclaration, read } from './platform/pages/declaration';

const titled = (route: string, title: string, description?: string): PageDeclaration => ({
  route,
  share: () => ({ title, ...(description ? { description } : {}) }),
});

export const sitePages: readonly PageDeclaration[] = [
  {
    route: '/',
    reads: () => [
      read('properties', 'get', { id: 'streamLink' }),
      read('properties', 'get', { id: 'gfuelCode' }),
      read('matches', 'ticker', {}),
      read('articles', 'thumbnails', { page: 0, size: 4 }),
      read('ratings', 'teamsByElo', { size: 7 }),
    ],
  },
  titled('/queue', 'Web App Queue'),
  titled('/login', 'Sign in'),
  titled('/dashboard', 'Dashboard', 'Manage your account and your team.'),
  titled('/clearcache', 'Clear cache'),
  titled('/about', 'About'),
  titled('/beta', 'Beta'),
  titled('/privacy', 'Privacy', 'What this site stores, why, and for how long.'),
  titled('/termsofservice', 'Terms of service'),
];
