import { html } from 'hono/html';
import { contract, resolved, schemaOf } from './document.ts';
import type { Answer, Operation, Schema } from './document.ts';
import { fieldTable, inline, parameterTable, prose, typeOf } from './parts.ts';
import type { Html } from './parts.ts';
import { sampleOf } from './sample.ts';

type Call = { method: string; path: string; operation: Operation };

const CALLS: Call[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

const sample = (title: string, schema: Schema): Html =>
  html`<h4>${title}</h4>
    <pre><code>${JSON.stringify(sampleOf(schema), null, 2)}</code></pre>`;

/** Returns what is in the answer: the schema of `data`, or of the whole body. */
function contentOf(answer: Answer): Html {
  const schema = schemaOf(answer);
  if (!schema) return html``;
  const { data } = resolved(schema).properties ?? {};
  return html`${data ? typeOf(data) : typeOf(schema)}`;
}

const tokenNote = ({ security = [] }: Operation): string => {
  const ways = security.map((way) => 'token' in way);
  if (!ways.includes(true)) return '';
  return ways.includes(false) ? 'With or without a token.' : 'Needs a token.';
};

function callSection({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const request = requestBody && schemaOf(requestBody);
  const success = responses['200'] && schemaOf(resolved(responses['200']));
  const title = html`<code>${method} ${path}</code>`;
  return html`<article id="${operationId}" aria-labelledby="title-${operationId}">
    <h3 id="title-${operationId}">${title}</h3>
    <p>${inline(summary)}. ${tokenNote(operation)}</p>
    ${prose(description)} ${parameters.length > 0 ? parameterTable(parameters) : ''}
    ${request ? html`<p>Request: ${typeOf(request)}</p>` : ''}
    <table>
      <caption>
        Answers
      </caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Content</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(responses).map(
          ([status, answer]) =>
            html`<tr>
              <th scope="row">${status === 'default' ? 'other' : status}</th>
              <td>${contentOf(resolved(answer))}</td>
              <td>${inline(resolved(answer).description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${request ? sample('Sample of a request', request) : ''}
    ${success ? sample('Sample of an answer', success) : ''}
  </article>`;
}

const schemaSection = ([name, schema]: [string, Schema]): Html =>
  html`<article id="schema-${name}" aria-labelledby="title-schema-${name}">
    <h3 id="title-schema-${name}">${name}</h3>
    ${prose(schema.description)} ${schema.properties ? '' : html`<p>${typeOf(schema)}</p>`}
    ${fieldTable(schema)}
  </article>`;

const ofTag = (tag: string): Call[] =>
  CALLS.filter(({ operation }) => operation.tags.includes(tag));

const navigation = (): Html =>
  html`<nav aria-label="Calls">
    ${contract.tags.map(
      ({ name, description }) =>
        html`<h2>${description}</h2>
          <ul>
            ${ofTag(name).map(
              ({ method, path, operation }) =>
                html`<li><a href="#${operation.operationId}">${method} ${path}</a></li>`,
            )}
          </ul>`,
    )}
  </nav>`;

/** Returns the contract as a page to read. */
export const apiPage = (): Html => {
  const { title, version, description } = contract.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>Version ${version}. <a href="/api/openapi.yaml">The OpenAPI document</a></p>
        </header>
        ${navigation()}
        <main>
          ${prose(description)}
          ${contract.tags.map(
            ({ name, description: heading }) =>
              html`<section aria-labelledby="tag-${name}">
                <h2 id="tag-${name}">${heading}</h2>
                ${ofTag(name).map(callSection)}
              </section>`,
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(contract.components.schemas).map(schemaSection)}
          </section>
        </main>
      </body>
    </html>`;
};
