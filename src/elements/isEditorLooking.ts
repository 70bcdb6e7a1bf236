/**
 * Returns whether an editor, not a visitor, is looking at the page: on their own computer, in a preview frame, or with
 * `museum-debug` in the page's address.
 */
export function isEditorLooking(page = location.href, isFramed = window.top !== window): boolean {
  const { hostname, searchParams } = new URL(page);
  const isOwnComputer = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return isOwnComputer || isFramed || searchParams.has('museum-debug');
}
