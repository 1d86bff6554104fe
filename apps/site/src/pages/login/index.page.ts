import { definePage } from '../../page-declaration';

export default definePage({ share: () => ({ title: 'Sign in' }) });
