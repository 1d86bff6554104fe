import { blacklistRequest } from '../../features/moderation/blacklist-request';
import * as texts from '../../features/moderation/texts';
import { definePage, initialRead } from '../../page-declaration';

const { filters, size } = blacklistRequest('');

export default definePage({
  reads: () => ({ entries: initialRead('moderation', 'blacklist', { ...filters, page: 0, size }) }),
  share: () => ({ title: texts.blacklist, description: texts.blacklistLead }),
});
