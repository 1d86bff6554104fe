import { type PageDeclaration, read } from '../../platform/pages/declaration';

export const matchPages: readonly PageDeclaration[] = [
  {
    route: '/match/search',
    reads: () => [
      read('matches', 'find', { page: 0, size: 20 }),
      read('tournaments', 'list', { size: 100 }),
    ],
    share: () => ({
      title: 'Search match',
      description: 'Every match that was or will be played.',
    }),
  },
];
