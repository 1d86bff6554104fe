import { definePage } from '../../page-declaration';

export default definePage({
  share: () => ({ title: 'Dashboard', description: 'Manage your account and your team.' }),
});
