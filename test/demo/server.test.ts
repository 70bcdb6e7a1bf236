import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openShopDatabase } from '../../demo/server/database.ts';
import { openDatabase } from '../../demo/server/sqlite.ts';
import { ticket } from './support/visitor.ts';
import { PAGE } from './support/servers.ts';
import { useDemo } from './support/demo.ts';
import { sentence } from '../../demo/server/sentences.ts';

const demo = useDemo();

describe('The reference server', () => {
  const fetchApi = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${demo.shopAddress}/api/${path}`, init);

  test('allows any page to call it, including preflights', async () => {
    const headers = {
      origin: 'https://partner.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await fetchApi('de/auth/guest', { method: 'OPTIONS', headers });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
    assert.equal(preflight.headers.get('access-control-allow-headers'), 'content-type');
    for (const path of ['de/shopinfo', 'de/no/such/call', 'xx/shopinfo', 'de/customer']) {
      const answer = await fetchApi(path, { headers });
      assert.equal(answer.headers.get('access-control-allow-origin'), '*', path);
    }
  });

  test('allows only the configured origins, if any are configured', async () => {
    const partner = 'https://partner.example';
    demo.openWith({ pageOrigins: [PAGE, partner] });
    const allowed = async (origin: string): Promise<string | null> => {
      const answer = await fetch(`${demo.shopAddress}/api/de/shopinfo`, { headers: { origin } });
      return answer.headers.get('access-control-allow-origin');
    };
    assert.equal(await allowed(PAGE), PAGE);
    assert.equal(await allowed(partner), partner);
    assert.equal(await allowed('https://stranger.example'), null);
  });

  test('accepts a range with an encoded semicolon', async () => {
    const path = 'de/ticket/calendar/event/tides/range';
    const plain = await demo.get(`${path}/20270301;20270331`);
    const encoded = await demo.get(`${path}/20270301%3B20270331`);
    assert.deepEqual(encoded.body, plain.body);
  });

  test('answers 400 for invalid days and overlong ranges', async () => {
    for (const path of [
      'ticket/calendar/event/tides/range/20270301',
      'ticket/calendar/event/tides/range/20270331;20270301',
      'ticket/calendar/event/tides/range/20270230;20270301',
      'ticket/calendar/event/tides/range/20200101;20300101',
      'ticket/collect/event/tides/date/20270230',
      'tour?tour=harbour&date=20270230',
      'tour/overview?date=today&lookahead=4',
      'tour/overview?date=20270305&lookahead=-1',
      'tour/overview?date=20270305&lookahead=401',
      'tour/overview?date=20270305',
      'tour/calendar/tour/harbour/range/20270331;20270301',
      'tour/soldout/tour/harbour/range/20200101;20300101',
      'tour/soldoutTimeslots/tour/harbour/date/20270230',
    ]) {
      assert.equal(await demo.statusOf(`de/${path}`), 400, path);
    }
  });

  test('returns future entries without a date, and the slots of a day with one', async () => {
    const all = await demo.data('de/ticket/collect/event/tides');
    assert.deepEqual(all.timeslot, []);
    assert.equal(all.tickets[0].schedule[0].datetime, '2027-03-05T12:00:00');
    const day = await demo.data('de/ticket/collect/event/tides/date/20270314');
    assert.deepEqual(day.timeslot[0], { datetime: '2027-03-14T10:00:00', max_tickets: 20 });
    assert.deepEqual(day.tickets[1].schedule, day.timeslot);
  });

  test('moves the calendar forward as days pass', async () => {
    const before = await demo.data('de/ticket/lifetime?event=tides');
    assert.deepEqual(before, { first: '2027-03-05', last: '2027-05-04' });
    demo.passMinutes(3 * 24 * 60);
    // Monday, 8 March, is closed.
    const later = await demo.data('de/ticket/lifetime?event=tides');
    assert.deepEqual(later, { first: '2027-03-09', last: '2027-05-07' });
  });

  test('rejects a payment notification without a valid signature', async () => {
    const begun = await demo.begin([ticket('adult', 1)]);
    const id = begun.address.split('/').at(-1);
    const response = await fetchApi('payments/notification', {
      method: 'POST',
      headers: { 'x-signature': 'a'.repeat(64) },
      body: JSON.stringify({ payment: id }),
    });
    assert.equal(response.status, 401);
    assert.equal((await demo.execute(begun)).status, 400);
  });

  test('keeps orders, holds, tokens and payments after a restart', async () => {
    const token = await demo.loginAsGuest();
    const ordered = await demo.beginAndPay([ticket('adult', 1)]);
    const { body } = await demo.execute(ordered);
    const paid = await demo.beginAndPay([ticket('adult', 2)]);
    demo.restart();
    assert.equal(await demo.placesLeft(), 17);
    assert.equal(await demo.statusOf(`de/customer?token=${token}`), 200);
    assert.equal(await demo.statusOf(`de/order/review?id=${body.data.review_id}`), 200);
    assert.deepEqual((await demo.execute(ordered)).body, body);
    assert.equal((await demo.execute(paid)).status, 200);
  });

  test('reopens a database whose process was killed, with all committed rows', () => {
    const file = join(demo.folder, 'killed.db');
    const script = `
      import { openShopDatabase } from './demo/server/database.ts';
      const database = openShopDatabase(${JSON.stringify(file)});
      database.run("INSERT INTO customers (customer) VALUES ('kept')");
      database.transaction(() => {
        database.run("INSERT INTO customers (customer) VALUES ('half')");
        process.kill(process.pid, 'SIGKILL');
      });`;
    const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const killed = spawnSync(process.execPath, options);
    assert.equal(killed.signal, 'SIGKILL', String(killed.stderr));
    const database = openShopDatabase(file);
    assert.deepEqual(database.all('SELECT customer FROM customers'), [{ customer: 'kept' }]);
    database.close();
  });

  test('refuses a database with another schema, and names the command that deletes it', () => {
    const file = join(demo.folder, 'other.db');
    openDatabase(file, 'CREATE TABLE customers (name TEXT)').close();
    for (const time of ['first', 'second']) {
      assert.throws(() => openShopDatabase(file), /another version of the demo.*demo:reset/, time);
    }
  });

  test('refuses a damaged database, and explains how to go on', () => {
    const file = join(demo.folder, 'damaged.db');
    const schema = 'CREATE TABLE rows (text TEXT)';
    const database = openDatabase(file, schema);
    for (let row = 0; row < 200; row += 1) {
      database.run('INSERT INTO rows VALUES (?)', ['x'.repeat(500)]);
    }
    database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, bytes.length - 8192, bytes.length - 4096));
    const message = /^The database .*damaged\.db is damaged: .*Restore it from a backup/s;
    for (let time = 1; time <= 2; time += 1) {
      assert.throws(() => openDatabase(file, schema), { message });
    }
    writeFileSync(file, 'This is no database at all. '.repeat(100));
    assert.throws(() => openDatabase(file, schema), /cannot be read: .*Restore it from a backup/);
  });

  test('refuses a database in which a row has lost another that it refers to', () => {
    const file = join(demo.folder, 'orphans.db');
    const database = openShopDatabase(file);
    database.run('PRAGMA foreign_keys = OFF');
    database.run("INSERT INTO tokens VALUES ('hash', 7, 0)");
    database.close();
    const message = /is damaged: a row of tokens has lost the row of customers\. Restore/;
    assert.throws(() => openShopDatabase(file), { message });
  });

  test('names the process that already uses the database', () => {
    const file = join(demo.folder, 'taken.db');
    mkdirSync(`${file}.lock`);
    writeFileSync(`${file}.owner`, String(process.ppid));
    assert.throws(() => openShopDatabase(file), new RegExp(`in use by process ${process.ppid}`));
  });
});

describe('The options of the reference server', () => {
  test('inject failures that the host page can read', async () => {
    let times = 1;
    demo.openWith({
      failures: ({ endpoint }) =>
        endpoint === 'event/select' && times-- > 0 ? { status: 503 } : undefined,
    });
    const first = await demo.get('de/event/select');
    assert.equal(first.status, 503);
    assert.equal(first.headers.get('access-control-allow-origin'), '*');
    assert.equal(await demo.statusOf('de/event/select'), 200);
  });

  test('turn an unexpected error into a 500 that logs neither token nor cart id', async (t) => {
    const log = t.mock.method(console, 'error', () => undefined);
    demo.openWith({
      failures: () => {
        throw new Error('The disk is full.');
      },
    });
    const answer = await demo.post('en/checkout/cancel?cartId=secret-cart&token=secret-token');
    assert.equal(answer.status, 500);
    assert.equal(answer.body.error, sentence('en', 'SERVER_ERROR'));
    assert.equal(answer.headers.get('access-control-allow-origin'), '*');
    assert.equal(log.mock.callCount(), 1);
    assert.ok(!String(log.mock.calls[0]?.arguments).includes('secret'));
  });

  test('set the confirmation step and the duration of holds', async () => {
    demo.openWith({ confirmPaymentOnCheckout: false, holdMinutes: 1 });
    const { body } = await demo.get('de/shopinfo/config');
    assert.equal(body.data.confirmPaymentOnCheckout, false);
    await demo.begin([ticket('adult', 1)]);
    demo.passMinutes(1);
    assert.equal(await demo.placesLeft(), 20);
  });
});
