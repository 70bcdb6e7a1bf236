import { expect } from 'chai';
import { sourceAddress } from '../../support/sources.ts';

describe('stored values', () => {
  it('are kept in memory in a frame without storage', async () => {
    const answer = new Promise((resolve) => {
      addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = `<script type="module">
      import { openStorage, readStored, writeStored } from '${location.origin}${sourceAddress('core/web/storage.ts')}';
      openStorage('https://shop.example', '1');
      let isForbidden = false;
      try { sessionStorage } catch { isForbidden = true }
      const before = readStored('cart');
      const outlives = writeStored('cart', 'kept');
      const kept = readStored('cart');
      writeStored('cart', undefined);
      const after = readStored('cart');
      parent.postMessage({ isForbidden, before, outlives, kept, after }, '*');
    </script>`;
    document.body.append(frame);
    expect(await answer).to.deep.equal({
      isForbidden: true,
      before: undefined,
      outlives: false,
      kept: 'kept',
      after: undefined,
    });
    frame.remove();
  });
});
