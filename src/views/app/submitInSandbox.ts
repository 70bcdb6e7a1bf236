/**
 * Dispatches `submit` after a click on a submit button if the browser does not: the preview of a CMS may be sandboxed
 * without forms, and then browsers suppress the event.
 */
export function submitInSandbox(container: HTMLElement): void {
  container.addEventListener('click', (press) => {
    const form = (press.target as Element).closest<HTMLButtonElement>('[type=submit]')?.form;
    if (!form) return;
    let isSent = false;
    const note = (): void => void (isSent = true);
    form.addEventListener('submit', note);
    setTimeout(() => {
      form.removeEventListener('submit', note);
      if (isSent || press.defaultPrevented) return;
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  });
}
