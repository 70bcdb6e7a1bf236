import type { Page } from 'playwright-core';

/** Pays at the provider without following it back: the tab is closed, or the line is gone. Returns where it leads. */
export async function payAndStay(
  page: Page,
  provider: string,
  pay: () => Promise<void>,
): Promise<string> {
  let returnAddress = '';
  const payment = `${provider}/pay/*`;
  await page.route(payment, async (route) => {
    // the way to the provider has the same address
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch({ maxRedirects: 0 });
    returnAddress = answer.headers().location ?? '';
    await route.fulfill({ status: 204 });
  });
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().startsWith(`${provider}/pay/`),
  );
  await pay();
  await answered;
  await page.unroute(payment);
  return returnAddress;
}
