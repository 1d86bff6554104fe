import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Longer than the default, as many tests run in parallel.
configure({ asyncUtilTimeout: 4_000 });

afterEach(cleanup);
