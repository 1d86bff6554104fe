import { giveawaysRequest } from '../../features/giveaways/giveaways-request';
import * as texts from '../../features/giveaways/texts';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: (_params, search) => ({ list: read('giveaways', 'listAll', giveawaysRequest(search)) }),
  share: () => ({ title: texts.giveaways, description: texts.giveawaysLead }),
});
