import { after, before, beforeEach } from 'node:test';
import type { AppOptions } from '../../../demo/server/app.ts';
import { accountsOf } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { openOrdersOf } from './openOrders.ts';
import type { OpenOrders } from './openOrders.ts';
import { createServers } from './servers.ts';
import type { Servers } from './servers.ts';
import { visitorsOf } from './visitor.ts';
import type { Visitors } from './visitor.ts';

/** The reference server and its payment provider, with the actions of visitors. */
export type Demo = Servers & Visitors & Accounts & OpenOrders;

const createDemo = (options: Partial<AppOptions>): Demo => {
  const servers = createServers(options);
  const visitors = visitorsOf(servers);
  return Object.assign(servers, visitors, accountsOf(servers), openOrdersOf(servers, visitors));
};

/** Starts one demo for the tests of a file or of a `describe`, and resets it before each test. */
export const useDemo = (options: Partial<AppOptions> = {}): Demo => {
  const demo = createDemo(options);
  before(demo.start);
  beforeEach(demo.reset);
  after(demo.stop);
  return demo;
};
