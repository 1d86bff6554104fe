import { ForbiddenError, ObjectNotFound } from '@mes/contract/errors';
import { expect, test } from 'vitest';
import { errorNames } from './PartBoundary';

test.each([
  [new ObjectNotFound(), { code: '404', name: 'ObjectNotFoundError' }],
  [ForbiddenError.banned('site'), { code: '403', name: 'ForbiddenError' }],
  [new TypeError('x is undefined'), { code: 'ERROR', name: 'TypeError' }],
  ['thrown text', { code: 'ERROR', name: 'Error' }],
  [undefined, { code: 'ERROR', name: 'Error' }],
])('%s is named by code and name', (error, names) => {
  expect(errorNames(error)).toEqual(names);
});
