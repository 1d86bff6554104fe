import { defineConfig } from 'drizzle-kit';

// drizzle-kit runs from the root's node_modules and must find drizzle-orm there, so the root has it as a
// development dependency too. Otherwise npm installs it below apps/server.
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/**/tables.ts',
  out: './migrations',
});
