import { definePage } from '../../page-declaration';

export default definePage({
  share: () => ({ title: 'Privacy', description: 'What this site stores, why, and for how long.' }),
});
