/** Whether a button is working or waits for what it needs: it ignores clicks. */
export const isBusy = (control: Element): boolean => control.ariaBusy === 'true';
