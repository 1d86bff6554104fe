/** Runs before each test file. */
import { afterAll } from 'vitest';
import { dropDatabases } from './databases';

// Registered first, so it runs after those of the file, which stop their servers.
afterAll(dropDatabases, 60_000);
