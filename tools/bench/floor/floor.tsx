import { setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import r2wc from '@r2wc/react-to-web-component';
import { ofetch } from 'ofetch';
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

// Minimum that the prescribed packages need to show the first event: one element, one call, nothing else.

const i18n = setupI18n({ locale: 'de', messages: { de: { hello: ['Hallo ', ['name']] } } });
const store = proxy({ name: '' });
const { hook } = memoryLocation();

function Hello({ api }: { api?: string }) {
  const { name } = useSnapshot(store);
  const { i18n: spoken } = useLingui();
  useEffect(() => {
    type Answer = { data: { events: { name: string }[] } };
    void ofetch<Answer>(`${api}/de/event/select`).then(({ data }) => {
      store.name = data.events[0]!.name;
    });
  }, [api]);
  return name ? <a href="#hello">{spoken._('hello', { name })}</a> : null;
}

const Page = ({ api }: { api?: string }) => (
  <I18nProvider i18n={i18n}>
    <Router hook={hook}>
      <Route path="/">
        <Hello {...(api && { api })} />
      </Route>
    </Router>
  </I18nProvider>
);

customElements.define('bench-floor', r2wc(Page, { shadow: 'open', props: { api: 'string' } }));
