import { expect, it } from 'vitest';
import { sceneAddress, sceneOf } from './scene-address';

const scene = sceneOf('embers-s3', 'versus');

it.each([
  { change: {}, address: '/app/streaming/embers-s3/versus' },
  { change: { tournament: 'CupS1' }, address: '/app/streaming/embers-s3/versus/CupS1' },
  {
    change: { tournament: 'The Cup', round: 'Group A/B' },
    address: '/app/streaming/embers-s3/versus/The%20Cup/Group%20A%2FB',
  },
  { change: { round: 'Final' }, address: '/app/streaming/embers-s3/versus' },
])('leads to $address', ({ change, address }) => {
  expect(sceneAddress({ ...scene, ...change })).toBe(address);
});
