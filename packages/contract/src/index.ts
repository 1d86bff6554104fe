import { properties } from './properties';
import { requests } from './requests';

/** Every call of the program, by feature. */
export const contract = {
  properties,
  requests,
};

export type Contract = typeof contract;
