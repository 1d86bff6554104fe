/** The minimum cost of a read: Fastify with one prepared select, and Fastify with cached bytes. */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const http = Fastify();
const cached = Buffer.from(process.env.CACHED_BODY ?? '{}');

http.get<{ Params: { id: string } }>('/properties/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'find_property',
    text: 'SELECT id, type, value, description, read_permissions, write_permissions, revision, updated_at, updated_by FROM properties WHERE id = $1',
    values: [params.id],
  });
  return { status: 'SUCCESS', data: rows[0] };
});
http.get('/cached', (_request, reply) =>
  reply.header('content-type', 'application/json').send(cached),
);

await http.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
process.once('SIGTERM', () => process.exit(0));
