/** The minimum cost of a vote: Fastify with one transaction that inserts a row into each of two tables. */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const http = Fastify();

http.post<{ Body: { data: { points: number } } }>('/api/request', async ({ body }) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({ ...INSERT_VOTE, values: [body.data.points] });
    await client.query({ ...INSERT_TRANSFER, values: [body.data.points] });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  return { status: 'SUCCESS', data: {} };
});

const INSERT_VOTE = { name: 'vote', text: 'INSERT INTO bare_votes (points) VALUES ($1)' };
const INSERT_TRANSFER = {
  name: 'transfer',
  text: 'INSERT INTO bare_transfers (points) VALUES ($1)',
};

await http.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
process.once('SIGTERM', () => process.exit(0));
