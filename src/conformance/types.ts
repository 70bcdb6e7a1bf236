import type { Query } from '../core/api/addressAt.ts';
import type { Endpoint } from '../core/api/endpoint.ts';
import type { EndpointName, endpoints } from '../core/api/endpoints.ts';
import type { Lang } from '../core/i18n/languages.ts';
import type { Contract, Operation } from './contract.ts';
import type { Options } from './options.ts';
import type { Rule, Verdict } from './report.ts';
import type { NoReply, Reply, Request } from './send.ts';

type Endpoints = typeof endpoints;
type ArgumentsOf<N extends EndpointName> =
  Endpoints[N] extends Endpoint<infer A, unknown> ? A : never;
type ValueOf<N extends EndpointName> = Endpoints[N] extends Endpoint<infer _, infer T> ? T : never;

export type Asking = {
  token?: string;
  lang?: Lang;
  /** Statuses that mean that there is nothing to examine, for a reason. */
  mayRefuse?: { statuses: readonly number[]; reason: string };
};

type Asked<T> = { value?: T; reply: Reply | NoReply };

export type Refusing = {
  path?: Record<string, string>;
  query?: Query;
  body?: unknown;
  /** Allowed statuses, the preferred one first. */
  statuses: readonly number[];
  /** Subject of the request: `an unknown event`. */
  what: string;
  /** Rule that is broken if the call is not refused. */
  rule?: Rule;
};

export type Say = (
  verdict: Verdict,
  call: string,
  noted: {
    rule: Rule;
    message: string;
    field?: string;
    request?: string;
    pointer?: string;
    times?: number;
  },
) => void;

/** Sends a request of a call, and examines what every answer has to have. */
export type Exchange = (operation: Operation, request: Request) => Promise<Reply | NoReply>;

/** Everything that the parts of the examination share. */
export type Suite = {
  options: Options;
  contract: Contract;
  /** Language of the calls that name none. */
  lang: Lang;
  say: Say;
  exchange: Exchange;
  /** Sends a call that has to succeed, and examines its answer. */
  ask: <N extends EndpointName>(
    name: N,
    args: ArgumentsOf<N>,
    more?: Asking,
  ) => Promise<Asked<ValueOf<N>>>;
  /** Sends a call that has to be refused, and examines the form of the error. */
  refuse: (name: string, refusing: Refusing) => Promise<Reply | NoReply>;
};
