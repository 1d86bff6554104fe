import type { FailedDelivery, UnlinkedPlayer } from '@mes/contract/discord';

export const DELIVERY_LABELS: Readonly<Record<FailedDelivery['kind'], string>> = {
  message: 'Message to channel',
  add_role: 'Role for member',
  remove_role: 'Role taken from member',
  grant_access: 'Access to channel',
  ticket_message: 'Message of ticket',
  rename_channel: 'New name of channel',
  delete_ticket_channel: 'End of the channel of ticket',
  register_commands: 'Slash commands of server',
};

export const REASON_LABELS: Readonly<Record<UnlinkedPlayer['reason'], string>> = {
  captain: 'Leader',
  team: 'In a team',
  staff: 'Staff',
};
