import { expect, it } from 'vitest';
import { parseEmbedAddress } from './embed-address';

it.each([
  ['https://mes.example/app/match/m-7?part=veto#top', { kind: 'match', id: 'm-7' }],
  ['/app/teams/Night%20Harbor', { kind: 'team', id: 'Night Harbor' }],
  [' /app/players/leader/ ', { kind: 'player', id: 'leader' }],
  ['https://mes.example/app/tournament/EmbersS4EU', { kind: 'bracket', id: 'EmbersS4EU' }],
  ['/app/highlights/clip/0190-a', { kind: 'clip', id: '0190-a' }],
  ['https://other.example/app/match/m-7', null],
  ['//other.example/app/match/m-7', null],
  ['/app/match/editor/m-7', null],
  ['/app/teams/%E0%A4%A', null],
  ['/api/match/m-7', null],
  ['javascript:alert(1)', null],
  ['see /app/match/m-7', null],
  ['m-7', null],
  ['', null],
])('%j names %j', (text, subject) => {
  expect(parseEmbedAddress(text, 'https://mes.example')).toEqual(subject);
});
