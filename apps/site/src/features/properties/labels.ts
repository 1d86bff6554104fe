import type { PropertyGroup, PropertyType } from '@mes/domain/properties/properties';

export const GROUP_LABELS: Record<PropertyGroup, string> = {
  brand: 'Brand',
  home: 'Home page',
  stream: 'Stream',
  queue: 'Access queue',
  matches: 'Matches',
  teams: 'Teams and players',
  voting: 'Voting',
  chat: 'Chat',
  discord: 'Discord',
  operations: 'Operations',
  own: 'Created by staff',
};

export const TYPE_LABELS: Record<PropertyType, string> = {
  string: 'Text',
  number: 'Number',
  boolean: 'On or off',
  url: 'Address',
  time: 'Time',
  json: 'JSON',
  list: 'List',
  colour: 'Colour',
  picture: 'Picture',
};
