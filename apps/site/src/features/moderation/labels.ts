import type { BanScope } from '@mes/domain/moderation/ban-scopes';
import * as texts from './texts';

export const BAN_SCOPE_LABELS: Record<BanScope, string> = {
  site: texts.scopeSite,
  tournaments: texts.scopeTournaments,
  voting: texts.scopeVoting,
  chat: texts.scopeChat,
};
