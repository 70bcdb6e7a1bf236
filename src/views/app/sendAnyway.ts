/**
 * The preview of a CMS may forbid forms: then a browser sends none, not even to the script that would take it. A press on
 * its button is told to the form anyway.
 */
export function sendAnyway(stage: HTMLElement): void {
  stage.addEventListener('click', (press) => {
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
