import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { describe, test } from 'node:test';
import { QueueFullError, createBoundedQueue } from '../../demo/server/bounded-queue.ts';
import { hashPassword, passwordQueue, wirePassword } from '../../demo/server/passwords.ts';
import { GUEST, PASSWORD } from './support/visitor.ts';
import type { Answer } from './support/servers.ts';
import { useDemo } from './support/demo.ts';

const demo = useDemo({ hasUserRegistration: true });

/** Creates work that is pending until `end` is called. */
const pending = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
};

describe('A bounded queue', () => {
  test('runs two tasks at a time in order, and rejects a task when it is full', async () => {
    const queue = createBoundedQueue(2, 2);
    const started: number[] = [];
    const works = Array.from({ length: 5 }, pending);
    const outcomes = works.map(({ work }, index) =>
      queue.run(() => {
        started.push(index);
        return work();
      }),
    );
    await assert.rejects(outcomes[4]!, QueueFullError);
    assert.throws(() => queue.assertNotFull(), QueueFullError);
    assert.deepEqual(started, [0, 1]);
    works[1]!.end();
    await outcomes[1];
    await immediate();
    assert.deepEqual(started, [0, 1, 2]);
    queue.assertNotFull();
    for (const { end } of works) end();
    await Promise.all(outcomes.slice(0, 4));
    assert.deepEqual(started, [0, 1, 2, 3]);
  });

  test('continues after a task has failed', async () => {
    const queue = createBoundedQueue(1, 1);
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve('done'));
    await assert.rejects(failing, /broken/);
    assert.equal(await next, 'done');
    assert.equal(await queue.run(() => Promise.resolve('again')), 'again');
  });
});

describe('Password hashing', () => {
  test('Security S3: accepts 18 of 40 simultaneous passwords and rejects the others', async () => {
    const hashes = Array.from({ length: 40 }, () => hashPassword(wirePassword(PASSWORD), 16));
    const outcomes = await Promise.allSettled(hashes);
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    assert.equal(outcomes.length - reasons.length, 18);
    assert.ok(reasons.every((reason) => reason instanceof QueueFullError));
  });
});

describe('The reference server', () => {
  test('Security S3: answers 429 to calls with a password while the hashing queue is full, but serves the catalogue', async (t) => {
    const { email, token } = await demo.registered();
    const key = await demo.resetKey(email);
    const { work, end } = pending();
    t.after(end);
    const turns = Array.from({ length: 18 }, () => passwordQueue.run(work));
    const _p = wirePassword(PASSWORD);
    const calls: [path: string, body: unknown][] = [
      ['auth/login', { _u: 'nobody@lund.example', _p }],
      ['customer/register', { c: { ...GUEST, email: 'new@lund.example', password: PASSWORD } }],
      ['customer/pwdconfirm', { token: key, _p }],
      [`customer/pwdchange?token=${token}`, { _po: _p, _pn: wirePassword('battery staple') }],
      [`customer/emailchange?token=${token}`, { _po: _p, email: 'other@lund.example' }],
    ];
    for (const [path, body] of calls) {
      const answer = await demo.post(`en/${path}`, body);
      assert.deepEqual([answer.status, answer.body.code], [429, 'TOO_MANY_LOGINS'], path);
      assert.equal(answer.headers.get('retry-after'), '5');
      assert.equal(answer.headers.get('access-control-allow-origin'), '*');
    }
    const logins = await Promise.all(Array.from({ length: 40 }, () => demo.login(email)));
    assert.ok(logins.every(({ status }) => status === 429));
    assert.equal(await demo.statusOf('en/event/select'), 200);
    end();
    await Promise.all(turns);
    // None of the 40 counted as an attempt, and the reset key is still valid.
    assert.equal((await demo.login(email)).status, 200);
    assert.equal((await demo.post('en/customer/pwdconfirm', { token: key, _p })).status, 200);
  });

  test(
    'Security S3: computes ETags while all threads of Node’s thread pool are busy',
    { timeout: 120_000 },
    async (t) => {
      const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
      const pipes = Array.from({ length: threads }, (_, index) =>
        join(demo.folder, `pipe${index}`),
      );
      assert.equal(spawnSync('mkfifo', pipes).status, 0);
      // Opening a named pipe for reading blocks a thread until the pipe is opened for writing.
      const readers = pipes.map((pipe) => open(pipe, 'r'));
      const release = async (): Promise<void> => {
        for (const pipe of pipes) {
          const writer = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
          await (await readers[pipes.indexOf(pipe)])?.close();
          closeSync(writer);
        }
      };
      let answer: Answer;
      try {
        answer = await Promise.race([
          demo.get('en/event/select'),
          new Promise<never>((_, reject) => {
            t.signal.addEventListener('abort', () =>
              reject(new Error('The response waits for a free thread.')),
            );
          }),
        ]);
      } finally {
        await release();
      }
      assert.match(answer.headers.get('etag') ?? '', /^"[0-9a-f]{40}"$/);
    },
  );
});
