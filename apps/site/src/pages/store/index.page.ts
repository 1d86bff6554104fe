import * as texts from '../../features/store/texts';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: () => ({ items: read('store', 'items', {}) }),
  share: () => ({ title: texts.store, description: texts.storeLead }),
});
