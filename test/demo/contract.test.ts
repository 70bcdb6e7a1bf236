import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { decode } from '../../src/core/api/decode.ts';
import { callTo } from '../../src/core/api/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/core/api/endpoints.ts';
import { CALLS } from '../support/calls.ts';
import { made, samples } from './support/samples.ts';
import type { Sample } from './support/samples.ts';
import type { Answer } from './support/servers.ts';
import { useDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { UNKNOWN_KEY } from './support/visitor.ts';
import {
  answerPointer,
  contract,
  schemaErrorAt,
  parameterError,
  operations,
} from './support/document.ts';
import type { Operation } from './support/document.ts';

const demo = useDemo({ hasUserRegistration: true });

const pathOf = (operation: Operation, sample: Sample): string =>
  operation.path
    .slice(1)
    .replace(
      /\{(\w+)\}/g,
      (_, name: string) => sample.path?.[name] ?? assert.fail(`path parameter ${name} is missing`),
    );

const checkRequest = (operation: Operation, sample: Sample): void => {
  const { token, ...query } = sample.query ?? {};
  const ways = operation.security.map((way) => 'token' in way);
  if (token) assert.ok(ways.includes(true), 'the operation does not accept a token');
  else assert.ok(ways.length === 0 || ways.includes(false), 'the operation needs a token');
  const given = { path: sample.path ?? {}, query };
  for (const parameter of operation.parameters) {
    const text = given[parameter.in][parameter.name];
    if (text === undefined) assert.ok(!parameter.required, `${parameter.name} is missing`);
    else assert.equal(parameterError(parameter, text), undefined, parameter.name);
  }
  const known = operation.parameters.map(({ name }) => name);
  const names = [...Object.keys(given.path), ...Object.keys(query)];
  assert.deepEqual(
    names.filter((name) => !known.includes(name)),
    [],
    'parameters that are not in the document',
  );
  assert.equal(
    sample.body === undefined,
    operation.bodyPointer === undefined,
    'whether there is a request body',
  );
  if (operation.bodyPointer)
    assert.equal(schemaErrorAt(operation.bodyPointer, sample.body), undefined);
};

/** Returns the request that the client makes for a call. */
function requestOf({ endpoint, args }: (typeof CALLS)[number]): Sample {
  const { body, withToken } = callTo(endpoint, args);
  const given = Object.entries(endpoint.params?.(...args) ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  const isInPath = ([name]: [string, string]): boolean => endpoint.path.includes(`{${name}}`);
  return {
    path: Object.fromEntries(given.filter(isInPath)),
    query: {
      ...Object.fromEntries(given.filter((each) => !isInPath(each))),
      ...(withToken && { token: UNKNOWN_KEY }),
    },
    ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) as unknown }),
  };
}

/** Checks that the client reads all of an answer. */
const checkDecoding = (operation: Operation, { body }: Answer): void => {
  const { schema } = endpoints[operation.operationId as EndpointName];
  const { read, deviations } = decode(schema, (body as { data?: unknown }).data);
  assert.deepEqual([read.issues, deviations], [undefined, []]);
};

const send = (demo: Demo, operation: Operation, sample: Sample): Promise<Answer> => {
  const query = new URLSearchParams(sample.query).toString();
  const path = `en/${pathOf(operation, sample)}${query && `?${query}`}`;
  return operation.method === 'GET' ? demo.get(path) : demo.post(path, sample.body);
};

const checkAnswer = (operation: Operation, answer: Answer): void => {
  const pointer = answerPointer(operation, answer.status);
  assert.ok(pointer, `status ${answer.status} is not in the document`);
  assert.equal(schemaErrorAt(pointer, answer.body), undefined, JSON.stringify(answer.body));
};

describe('The API contract', () => {
  test('gives every operation a unique id', () => {
    const names = operations.map(({ operationId }) => operationId);
    assert.ok(names.every((name) => /^[a-z][A-Za-z]+$/.test(name)));
    assert.deepEqual([...new Set(names)], names);
  });

  test('declares every path parameter as required', () => {
    for (const { path, parameters } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((parameter) => parameter.in === 'path');
      assert.deepEqual(declared.map(({ name }) => name).sort(), inPath.sort(), path);
      assert.ok(declared.every(({ required }) => required));
    }
  });

  test('has no dangling reference and no unused component', () => {
    const references = [...JSON.stringify(contract).matchAll(/"(#\/components\/[^"]+)"/g)];
    const used = new Set(references.map(([, reference]) => reference));
    const defined = Object.entries<object>(contract.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `#/components/${kind}/${name}`));
    assert.deepEqual([...used].sort(), defined.sort());
  });

  test('has only valid schemas, and accepts no number as a string', () => {
    for (const name of Object.keys(contract.components.schemas)) {
      assert.doesNotThrow(() => schemaErrorAt(`/components/schemas/${name}`, null), name);
    }
    assert.ok(schemaErrorAt('/components/schemas/Id', 12));
  });

  test('has samples of exactly its operations', () => {
    const names = operations.map(({ operationId }) => operationId);
    assert.deepEqual(Object.keys(samples).sort(), names.sort());
  });

  test('has exactly the endpoints of the client, with their methods and paths', () => {
    const described = operations.map(({ operationId, method, path }) => [
      operationId,
      `${method} ${path}`,
    ]);
    const called = Object.entries(endpoints).map(([name, { method, path }]) => [
      name,
      `${method} /${path}`,
    ]);
    assert.deepEqual(called.sort(), described.sort());
  });

  for (const operation of operations) {
    const { operationId } = operation;
    test(`allows the request that the client makes for ${operationId}`, () => {
      const call = CALLS.find(({ name }) => name === operationId);
      checkRequest(operation, requestOf(call ?? assert.fail('the client has no such endpoint')));
    });

    test(`describes the successful response of ${operationId}`, async () => {
      const sample = await made(samples[operationId]!.good, demo);
      checkRequest(operation, sample);
      const answer = await send(demo, operation, sample);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      checkAnswer(operation, answer);
      checkDecoding(operation, answer);
    });

    for (const [status, bad] of Object.entries(samples[operationId]!.bad ?? {})) {
      test(`describes the ${status} response of ${operationId}`, async () => {
        const answer = await send(demo, operation, await made(bad, demo));
        assert.equal(answer.status, Number(status), JSON.stringify(answer.body));
        assert.ok(status in operation.responses, `${status} is not named in the document`);
        checkAnswer(operation, answer);
      });
    }

    test(`has a sample for each error response of ${operationId}`, () => {
      const named = Object.keys(operation.responses).filter((status) => /^[45]\d\d$/.test(status));
      const tried = Object.keys(samples[operationId]!.bad ?? {});
      assert.deepEqual(named, tried);
    });
  }

  test('describes the response to an unknown call', async () => {
    const { status, body } = await demo.get('en/no/such/call');
    assert.equal(status, 404);
    assert.equal(schemaErrorAt('/components/schemas/Failure', body), undefined);
  });
});
