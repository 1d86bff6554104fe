import * as texts from '../../features/teams/texts';
import { toRequest, transferFilterFrom } from '../../features/teams/transfer-filter';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: (_params, search) => ({
    transfers: read('teams', 'transfers', toRequest(transferFilterFrom(search))),
  }),
  share: () => ({ title: texts.transfers, description: texts.transfersLead }),
});
